import { hkdfSync } from 'node:crypto'
import { type Sealer, sealerOf } from '../platform/sealed.ts'

type Purpose = 'session' | 'guest-link' | 'demo-bank' | 'calendar-link' | 'paper' | 'sealed'

/** One key for each purpose out of the one secret: a leaked key of one never opens another. */
export const keyFor = (secret: string, purpose: Purpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'happy-villalari', purpose, 32))

/** Seals by the secret of today; opens also what those before it have sealed. */
export const sealerFor = (secret: string, former: readonly string[] = []): Sealer =>
  sealerOf(
    keyFor(secret, 'sealed'),
    former.map((each) => keyFor(each, 'sealed')),
  )
