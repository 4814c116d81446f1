import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Currency, convert, type Minor } from '../../../../kernel/money.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { ratesOf } from '../../../settings/settings.store.ts'
import { setting } from '../../../settings/settings.table.ts'
import { villa } from '../../../villas/villas.table.ts'
import { reservation } from '../../reservations.table.ts'
import { approval } from './approvals.table.ts'

const LIMIT = 'second_approval_limit'

/** From which amount in TL a second approval is needed; null = never. */
export const approvalLimit = async (db: Db): Promise<Minor | null> => {
  const [row] = await db.select().from(setting).where(eq(setting.key, LIMIT))
  return row ? Number(row.value) : null
}

export const setApprovalLimit = async (db: Db, limit: Minor | null): Promise<void> => {
  if (limit === null) return void (await db.delete(setting).where(eq(setting.key, LIMIT)))
  const value = String(limit)
  await db.insert(setting).values({ key: LIMIT, value }).onConflictDoUpdate({ target: setting.key, set: { value } })
}

/** Is so much beside the rules that a second person has to see it? */
export const needsApproval = async (db: Db, beside: Minor, currency: Currency): Promise<boolean> => {
  if (beside <= 0) return false
  const limit = await approvalLimit(db)
  return limit !== null && convert(beside, currency, 'TL', await ratesOf(db)) > limit
}

export const addApproval = (tx: Db, row: Omit<typeof approval.$inferInsert, 'id'>) => tx.insert(approval).values(row)

/** Nobody has decided. */
export const isUndecided = isNull(approval.decision)

/** What waits, the oldest first. */
export const openApprovals = (db: Db) =>
  db
    .select({
      row: approval,
      code: reservation.code,
      guestName: reservation.guestName,
      currency: reservation.currency,
      villa: villa.name,
    })
    .from(approval)
    .innerJoin(reservation, eq(reservation.id, approval.reservationId))
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .where(isUndecided)
    .orderBy(asc(approval.id))

export const approvalById = async (db: Db, id: number) =>
  (await db.select().from(approval).where(eq(approval.id, id)))[0]

/** Writes what was decided; false when somebody was faster. */
export const decide = async (
  tx: Db,
  id: number,
  decided: Pick<typeof approval.$inferInsert, 'decision' | 'decider' | 'decidedAt' | 'note'>,
): Promise<boolean> =>
  (
    await tx
      .update(approval)
      .set(decided)
      .where(and(eq(approval.id, id), isNull(approval.decision)))
      .returning({ id: approval.id })
  ).length > 0
