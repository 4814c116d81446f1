import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { isFixedPage } from '../features/addresses/addresses.ts'
import routes from './routes.ts'

const firstParts = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => (path ? [path.split('/')[0] ?? ''] : firstParts(children)))

test('no town or villa type can take the address of a page of the site', () => {
  const own = firstParts(routes).filter((part) => /^[a-z0-9-]+$/.test(part))
  expect(own).toContain('listing')
  expect(own.filter((part) => !isFixedPage(part))).toEqual([])
})
