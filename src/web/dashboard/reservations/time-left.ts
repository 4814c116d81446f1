import { say } from '../../words/dashboard.ts'

const MINUTE = 60_000

/**
 * What is left until an instant, always with its unit: '38 dk', '2 sa 41', '21 sa', '3 gün'; '0 dk' when it is over.
 */
export const timeLeft = (until: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / MINUTE))
  if (minutes < 60) return say('time.minutes', { n: minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 12) return say('time.hours-minutes', { n: hours, minutes: String(minutes % 60).padStart(2, '0') })
  return hours < 72 ? say('time.hours', { n: hours }) : say('time.days', { n: Math.floor(hours / 24) })
}

/** How pressing an end is: under an hour is hot, under three is a warning. */
export const urgency = (until: string, now: number): 'hot' | 'warn' | 'calm' => {
  const minutes = (Date.parse(until) - now) / MINUTE
  if (minutes < 60) return 'hot'
  return minutes < 180 ? 'warn' : 'calm'
}

/** How long ago an instant was: 'şimdi', '12 dk önce', '5 sa önce', '3 gün önce'. */
export const timeSince = (instant: string, now: number): string => {
  const minutes = Math.floor((now - Date.parse(instant)) / MINUTE)
  if (minutes < 1) return say('time.now')
  if (minutes < 60) return say('time.ago', { time: say('time.minutes', { n: minutes }) })
  const hours = Math.floor(minutes / 60)
  return say('time.ago', {
    time: hours < 48 ? say('time.hours', { n: hours }) : say('time.days', { n: Math.floor(hours / 24) }),
  })
}
