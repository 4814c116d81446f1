import { hkdfSync } from 'node:crypto'

/** One key for each purpose out of the one secret: a leaked key of one never opens another. */
export const keyFor = (secret: string, purpose: 'session' | 'guest-link' | 'demo-bank' | 'calendar-link'): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'happy-villalari', purpose, 32))
