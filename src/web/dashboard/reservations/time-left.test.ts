import { expect, test } from 'vitest'
import { timeLeft, timeSince, urgency } from './time-left.ts'

const now = Date.parse('2026-08-12T11:20:00Z')
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('what is left always carries its unit', () => {
  expect([38, 161, 1281, 4500, -5].map((minutes) => plain(timeLeft(after(minutes), now)))).toEqual([
    '38 dk',
    '2 sa 41',
    '21 sa',
    '3 gün',
    '0 dk',
  ])
})

test('the last hour is hot, the last three warn', () => {
  expect([59, 179, 181].map((minutes) => urgency(after(minutes), now))).toEqual(['hot', 'warn', 'calm'])
})

test('how long ago something was', () => {
  expect([0, -12, -300, -7200].map((minutes) => plain(timeSince(after(minutes), now)))).toEqual([
    'şimdi',
    '12 dk önce',
    '5 sa önce',
    '5 gün önce',
  ])
})
