import { hkdfSync } from 'node:crypto'
import { sealTotpAnew } from '../features/accounts/totp/totp.store.ts'
import { sealPersonsAnew } from '../features/guests/persons/forget-persons.flow.ts'
import { sealAnew } from '../features/owners/seal-anew.flow.ts'
import { sealCardsAnew } from '../features/payments/providers/seal-cards-anew.flow.ts'
import type { Db } from '../platform/database/db.ts'
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

/** Seals with the secret of today whatever a former one has sealed. */
export const sealAllAnew = async (db: Db, sealer: Sealer): Promise<void> => {
  await sealAnew(db, sealer)
  await sealCardsAnew(db, sealer)
  await sealPersonsAnew(db, sealer)
  await sealTotpAnew(db, sealer)
}
