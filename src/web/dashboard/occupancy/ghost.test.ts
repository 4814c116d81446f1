import { expect, test } from 'vitest'
import type { Bar } from '../dates/bar.ts'
import { begin, draggedTo, hasChanged, nudged, obstacles, pickUp } from './ghost.ts'

const bar = (from: string, until: string, more: Partial<Bar> = {}): Bar => ({
  ...{ key: 'r1', id: 1, villaId: 7, from, until, state: 'CONFIRMED', who: 'Ayşe', note: 'HV1', guests: 2 },
  ...{ ends: null, fixed: false },
  ...more,
})
const stay = bar('2027-07-10', '2027-07-17')
const span = ({ from, until }: { from: string; until: string }) => [from, until]

test('a bar moves by as many days as the pointer, whichever of its nights was taken hold of', () => {
  expect(span(draggedTo(pickUp(stay, 'move', '2027-07-12'), '2027-07-15'))).toEqual(['2027-07-13', '2027-07-20'])
})

test('an edge stretches one end and leaves a night at least', () => {
  expect(span(draggedTo(pickUp(stay, 'until', '2027-07-16'), '2027-07-18'))).toEqual(['2027-07-10', '2027-07-19'])
  expect(span(draggedTo(pickUp(stay, 'until', '2027-07-16'), '2027-07-01'))).toEqual(['2027-07-10', '2027-07-11'])
  expect(span(draggedTo(pickUp(stay, 'from', '2027-07-10'), '2027-07-30'))).toEqual(['2027-07-16', '2027-07-17'])
})

test('nights are drawn forwards and backwards', () => {
  expect(span(draggedTo(begin(7, '2027-07-10'), '2027-07-12'))).toEqual(['2027-07-10', '2027-07-13'])
  expect(span(draggedTo(begin(7, '2027-07-10'), '2027-07-08'))).toEqual(['2027-07-08', '2027-07-11'])
})

test('the keys move and stretch; back where it was it has not changed', () => {
  const moved = nudged(pickUp(stay, 'move', stay.from), 1, false)
  expect(span(moved)).toEqual(['2027-07-11', '2027-07-18'])
  expect(span(nudged(moved, 2, true))).toEqual(['2027-07-11', '2027-07-20'])
  expect([hasChanged(moved), hasChanged(nudged(moved, -1, false))]).toEqual([true, false])
})

test('neither its own nights nor a request that waits stand in its way', () => {
  const others = [
    stay,
    bar('2027-07-17', '2027-07-20', { key: 'r2', state: 'REQUEST' }),
    bar('2027-07-18', '2027-07-20', { key: 'c1', state: 'closing' }),
  ]
  expect(obstacles(others, nudged(pickUp(stay, 'move', stay.from), 1, false))).toEqual([])
  expect(obstacles(others, nudged(pickUp(stay, 'move', stay.from), 2, false)).map(({ key }) => key)).toEqual(['c1'])
})
