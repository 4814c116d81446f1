import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { ledgerEntry } from '../../reservations/money/ledger.table.ts'
import type { Attempt } from '../payments.store.ts'

/** The provider's own id of a payment that came in, as the ledger has it. */
export const providerIdOf = async (
  db: Db,
  { reservationId, provider, orderId }: Attempt,
): Promise<string | undefined> =>
  (
    await db
      .select({ id: ledgerEntry.providerId })
      .from(ledgerEntry)
      .where(
        and(
          eq(ledgerEntry.reservationId, reservationId),
          eq(ledgerEntry.provider, provider),
          eq(ledgerEntry.note, orderId),
          eq(ledgerEntry.kind, 'payment'),
        ),
      )
  )[0]?.id
