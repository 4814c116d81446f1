import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followClock } from './clock.ts'

const HOUR = 3_600_000
beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-01T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('the time is the database’s from the first moment on, and follows it', async () => {
  let ahead = HOUR
  const clock = await followClock(async () => new Date(Date.now() + ahead), 30_000)
  expect(clock.now().toISOString()).toBe('2027-03-01T10:00:00.000Z')
  ahead = -2 * HOUR
  await vi.advanceTimersByTimeAsync(30_000)
  expect(clock.now().toISOString()).toBe('2027-03-01T07:00:30.000Z')
  clock.stop()
})

test('half of the way to the database and back is taken off', async () => {
  const opening = followClock(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    return new Date(Date.now() - 200 + HOUR) // read in the middle
  })
  await vi.advanceTimersByTimeAsync(400)
  const clock = await opening
  expect(clock.now().getTime() - Date.now()).toBe(HOUR)
  clock.stop()
})

test('while the database is away the last measure stands', async () => {
  let away = false
  const clock = await followClock(async () => {
    if (away) throw new Error('gone')
    return new Date(Date.now() + HOUR)
  })
  away = true
  await vi.advanceTimersByTimeAsync(90_000)
  expect(clock.now().getTime() - Date.now()).toBe(HOUR)
  clock.stop()
})
