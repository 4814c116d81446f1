import { hkdfSync } from 'node:crypto'
import { sealAnew } from '../features/owners/seal-anew.flow.ts'
import { sealCardsAnew } from '../features/payments/providers/seal-cards-anew.flow.ts'
import type { Db } from '../platform/database/db.ts'
import { type SealedColumn, sealColumnAnew } from '../platform/seal-anew.ts'
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

/** What is sealed beside the numbers of owners and the secrets of card accounts, which keep more than that value. */
export const SEALED: readonly SealedColumn[] = [
  { table: 'account', column: 'totp_key', key: 'id' },
  { table: 'guest_person', column: 'number', key: 'id' },
  { table: 'invoice_party', column: 'tax_no', key: 'reservation_id' },
  { table: 'btrans_villa', column: 'tax_no', key: 'villa_id' },
  { table: 'btrans_villa', column: 'iban', key: 'villa_id' },
]

/** Seals with the secret of today whatever a former one has sealed. */
export const sealAllAnew = async (db: Db, sealer: Sealer): Promise<void> => {
  await sealAnew(db, sealer)
  await sealCardsAnew(db, sealer)
  for (const column of SEALED) await sealColumnAnew(db, sealer, column)
}
