import { createHmac, timingSafeEqual } from 'node:crypto'

const LINK_MS = 120_000

/** What lets staff's browser fetch the papers of a reservation for two minutes. */
export const staffToken = (key: Uint8Array, reservationId: number, now: Date): string => {
  const until = now.getTime() + LINK_MS
  return `s.${reservationId}.${until}.${signed(key, reservationId, until)}`
}

/** The reservation of a token of staff that is good now; null for any other. */
export const reservationOfStaffToken = (key: Uint8Array, token: string, now: Date): number | null => {
  const [, id, until, sign] = /^s\.(\d{1,10})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  if (!sign || Number(until) < now.getTime()) return null
  const expected = Buffer.from(signed(key, Number(id), Number(until)))
  return timingSafeEqual(expected, Buffer.from(sign)) ? Number(id) : null
}

const signed = (key: Uint8Array, id: number, until: number): string =>
  createHmac('sha256', key).update(`reservation-papers:${id}.${until}`).digest('base64url')
