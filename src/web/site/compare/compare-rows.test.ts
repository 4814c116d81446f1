import { expect, test } from 'vitest'
import { type Column, compareRows, type RowKey, verdictOf } from './compare-rows.ts'

const villa = (name: string, own: Partial<Column> = {}): Column => ({
  ...{ id: 1, slug: 'villa', name, place: 'Kalkan', photo: null, currency: 'TL', sea: 400, centre: 900, airport: 9000 },
  ...{ stay: { total: 20_000_00, prepayment: 4_000_00, deposit: 0, nights: 7 }, pool: { width: 4, length: 9 } },
  ...{ screened: false, heated: false, guests: 8, bedrooms: 4, bathrooms: 4, enSuites: 2, area: 200, pets: false },
  ...{ live: true, rating: null, permitNo: '07-1', ...own },
})
const costs = (total: number) => ({ stay: { total, prepayment: 0, deposit: 0, nights: 7 } })
const row = (columns: Column[], key: RowKey) =>
  compareRows(columns)
    .flatMap(({ rows }) => rows)
    .find((each) => each.key === key)

test('the lowest total, the nearest sea and the hidden pool are the best of their rows', () => {
  const two = [villa('A', { sea: 900, screened: true }), villa('B', costs(15_000_00))]
  expect(row(two, 'total')?.best).toEqual([1])
  expect(row(two, 'sea')?.best).toEqual([1])
  expect(row(two, 'screened')?.best).toEqual([0])
})

test('where all are alike nothing is best, and the row does not differ', () => {
  expect(row([villa('A'), villa('B')], 'total')).toMatchObject({ best: [], differs: false })
})

test('two may be the best of a row', () => {
  expect(row([villa('A'), villa('B'), villa('C', { sea: 900 })], 'sea')?.best).toEqual([0, 1])
})

test('amounts in several currencies are not judged', () => {
  expect(row([villa('A', { currency: 'EURO' }), villa('B', costs(1))], 'total')?.best).toEqual([])
})

test('a villa that is taken has no total and is never the cheapest', () => {
  expect(row([villa('A', { stay: null }), villa('B')], 'total')?.best).toEqual([1])
  expect(verdictOf([villa('A', { stay: null, sea: 900 }), villa('B')])).toMatchObject([{ key: 'both', villa: 'B' }])
})

test('how many guests fit is no question of better', () => {
  expect(row([villa('A'), villa('B', { guests: 12 })], 'guests')).toMatchObject({ differs: true, best: [] })
})

test('a row of which nothing is known is left out', () => {
  expect(row([villa('A'), villa('B')], 'rating')).toBeUndefined()
})

test('the last sentence names who is cheaper by how much, and whose pool is out of sight', () => {
  const said = verdictOf([villa('A', { screened: true, sea: 200 }), villa('B', costs(15_000_00))])
  expect(said).toEqual([
    { key: 'cheapest', villa: 'B', amount: 5_000_00, currency: 'TL' },
    { key: 'nearest', villa: 'A', metres: 200 },
    { key: 'screened', villa: 'A' },
  ])
})

test('who is both cheapest and nearest is named once', () => {
  expect(verdictOf([villa('A', { ...costs(1_00), sea: 100 }), villa('B')])).toEqual([
    { key: 'both', villa: 'A', metres: 100 },
  ])
})

test('one villa alone is no comparison', () => {
  expect(verdictOf([villa('A')])).toEqual([])
})
