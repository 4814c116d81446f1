const MINUTE = 60_000
const NBSP = '\u00a0'

/**
 * What is left until an instant, always with its unit: '38 dk', '2 sa 41', '21 sa', '3 gün'; '0 dk' when it is over.
 */
export const timeLeft = (until: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / MINUTE))
  if (minutes < 60) return `${minutes}${NBSP}dk`
  const hours = Math.floor(minutes / 60)
  if (hours < 12) return `${hours}${NBSP}sa${NBSP}${String(minutes % 60).padStart(2, '0')}`
  return hours < 72 ? `${hours}${NBSP}sa` : `${Math.floor(hours / 24)}${NBSP}gün`
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
  if (minutes < 1) return 'şimdi'
  if (minutes < 60) return `${minutes}${NBSP}dk önce`
  return minutes < 48 * 60
    ? `${Math.floor(minutes / 60)}${NBSP}sa önce`
    : `${Math.floor(minutes / 1440)}${NBSP}gün önce`
}
