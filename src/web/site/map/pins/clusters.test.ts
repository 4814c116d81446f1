import { expect, test } from 'vitest'
import type { Pin } from '../../../../features/search/search.contract.ts'
import { clustersOf } from './clusters.ts'

const pin = (id: number, x: number, y: number): Pin => ({
  ...{ id, slug: `v${id}`, name: `Villa ${id}`, currency: 'TL', total: null },
  ...{ longitude: x, latitude: y },
})
const flat = ({ longitude: x, latitude: y }: Pin) => ({ x, y })
const ids = (pins: Pin[], chosen: number | null = null) =>
  clustersOf(pins, flat, chosen).map((cluster) => cluster.pins.map(({ id }) => id))

test('pins that would touch become one, those apart stand alone', () => {
  expect(ids([pin(1, 0, 0), pin(2, 80, 30), pin(3, 200, 0), pin(4, 0, 40)])).toEqual([[1, 2], [3], [4]])
})

test('the chosen pin never joins others, and no other joins it', () => {
  expect(ids([pin(1, 0, 0), pin(2, 10, 10), pin(3, 20, 20)], 2)).toEqual([[1, 3], [2]])
})

test('every pin stands in exactly one place', () => {
  const pins = Array.from({ length: 300 }, (_, at) => pin(at, (at * 37) % 500, (at * 91) % 400))
  expect(
    ids(pins, 7)
      .flat()
      .toSorted((one, other) => one - other),
  ).toEqual(pins.map(({ id }) => id))
})
