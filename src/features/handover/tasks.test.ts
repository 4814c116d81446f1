import { expect, test } from 'vitest'
import { tasksOf } from './tasks.ts'

const STAY = { checkIn: '2027-07-10', checkOut: '2027-07-17' }

test('every stay has pool and linen on the day they come and cleaning on the day they leave', () => {
  expect(tasksOf(STAY, []).map(({ kind, day }) => [kind, day])).toEqual([
    ['POOL', '2027-07-10'],
    ['LINEN', '2027-07-10'],
    ['CLEANING', '2027-07-17'],
  ])
})

test('what somebody wrote stands beside its kind, on its day; others stand between them', () => {
  const cleaning = { id: 1, kind: 'CLEANING' as const, day: '2027-07-18' }
  const cot = { id: 2, kind: 'OTHER' as const, day: '2027-07-12' }
  expect(tasksOf(STAY, [cot, cleaning]).map(({ kind, day, row }) => [kind, day, row?.id])).toEqual([
    ['POOL', '2027-07-10', undefined],
    ['LINEN', '2027-07-10', undefined],
    ['OTHER', '2027-07-12', 2],
    ['CLEANING', '2027-07-18', 1],
  ])
})

test('a stay that is moved takes its tasks along', () => {
  const pool = { id: 1, kind: 'POOL' as const, day: null }
  expect(tasksOf({ checkIn: '2027-08-01', checkOut: '2027-08-05' }, [pool])[0]).toMatchObject({ day: '2027-08-01' })
})
