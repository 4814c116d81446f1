import { expect, test } from 'vitest'
import type { Column } from '../list-table.tsx'
import { lesserFirst } from './lesser.ts'

const column = (key: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  key,
  head: key,
  cell: () => key,
  ...more,
})

test('where there is no room the columns at the right go first, what opens and what is done with a row never', () => {
  const columns = ['select', 'code', 'guest', 'villa', 'total', 'acts'].map((key) => column(key))
  expect(lesserFirst(columns)).toEqual(['total', 'villa', 'guest'])
  expect(lesserFirst(['picture', 'name', 'acts'].map((key) => column(key)))).toEqual(['picture'])
  expect(lesserFirst([column('at'), column('what', { opens: true }), column('ip')])).toEqual(['ip'])
})

test('a list says which columns matter less, and which never go', () => {
  const columns = [
    column('code'),
    column('guest', { lesser: 1 }),
    column('nights', { lesser: 2 }),
    column('total', { lesser: 0 }),
  ]
  expect(lesserFirst(columns)).toEqual(['nights', 'guest'])
})

test('the first column may go when its list says so; then the next names the row', () => {
  const columns = [column('code', { lesser: 5 }), column('guest', { lesser: 0 }), column('villa', { lesser: 3 })]
  expect(lesserFirst(columns)).toEqual(['code', 'villa'])
})
