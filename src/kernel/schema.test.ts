import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listOf, personName } from './schema.ts'

const faultOf = (name: string): string | undefined => personName(120).safeParse(name).error?.issues[0]?.message

test.each([
  'Zeynep Tunalı',
  "O'Connor",
  'Jean-Luc',
  'Дмитрий',
  'Dr. Ayşe Öz',
  'Dr.Ayşe Öz',
  'J.R. Smith',
  'Müller-Lüdenscheidt',
  'Ahmet Çom',
  'Nguyễn Văn A',
  'Ma.de Lourdes',
  '王小明',
  'Ali Can (oğlu)',
])('%s is a name', (name) => {
  expect(faultOf(name)).toBeUndefined()
})

test.each([
  'http://x.y',
  'Ucuz HTTPS://kotu.example',
  'www.ucuz-villa',
  'Ucuz Villa villa.com',
  'Tıkla kisa.li/abc',
  'Гость сайт.ru',
  'ali@spam.net Veli',
])('%s carries a web address', (name) => {
  expect(faultOf(name)).toBe('web-address')
})

test.each([
  'Ali\nVeli',
  'Ali\r\nBcc: x',
  'Ali\u2028Veli',
  'Ali\u0007',
  'Ali \u202eilev',
  'Ali \u2066V',
  'Ali\u061c Veli',
  'A\u200eli',
])('%j is not one plain line', (name) => {
  expect(faultOf(`${name} Öz`)).toBe('one-line')
})

describe('a list', () => {
  const rows = listOf(z.object({ n: z.int('invalid') }), 4_000, { least: 1 })
  const issuesOf = (value: unknown) => z.safeParse(rows, value).error?.issues ?? []
  const many = (n: number, row: (at: number) => unknown = (at) => ({ n: at })) =>
    Array.from({ length: n }, (_, at) => row(at))

  test('is read whole, each row at its place, however long it is', () => {
    for (const n of [1, 20, 21, 57, 4_000]) expect(z.parse(rows, many(n))).toEqual(many(n))
  })

  test('names what is wrong by its row, and no more than anybody reads', () => {
    expect(issuesOf(many(100, (at) => ({ n: at === 73 ? 'x' : at }))).map(({ path }) => path)).toEqual([[73, 'n']])
    const all = issuesOf(many(4_000, () => ({})))
    expect(all.length).toBeGreaterThanOrEqual(50)
    expect(all.length).toBeLessThan(100)
  })

  test('that is empty or too long is refused as such', () => {
    expect(issuesOf([]).map(({ message }) => message)).toEqual(['required'])
    expect(issuesOf(many(4_001, () => ({}))).map(({ message }) => message)).toEqual(['too-long'])
    expect(issuesOf('x')).toHaveLength(1)
  })
})
