import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { town } from '../places/places.table.ts'
import { reservation } from '../reservations/reservations.table.ts'
import { villa } from '../villas/villas.table.ts'
import type { OfferState } from './offer-state.ts'
import { offer, offerVilla } from './offers.table.ts'

export type Offer = typeof offer.$inferSelect
export type OfferVilla = typeof offerVilla.$inferSelect & { name: string; slug: string; town: string }
type NewVilla = Omit<typeof offerVilla.$inferInsert, 'id' | 'offerId' | 'chosenAt'>

/** An offer with its villas; answers its id. */
export const addOffer = async (tx: Db, row: typeof offer.$inferInsert, villas: NewVilla[]): Promise<number> => {
  const { id } = found((await tx.insert(offer).values(row).returning({ id: offer.id }))[0])
  await tx.insert(offerVilla).values(villas.map((each) => ({ ...each, offerId: id })))
  return id
}

export const offerById = async (db: Db, id: number): Promise<Offer | undefined> =>
  (await db.select().from(offer).where(eq(offer.id, id)))[0]

export const offerByHash = async (db: Db, tokenHash: string): Promise<Offer | undefined> =>
  (await db.select().from(offer).where(eq(offer.tokenHash, tokenHash)))[0]

/** As above, so that nobody else changes it before this transaction ends. */
export const offerUnderLock = async (tx: Db, id: number): Promise<Offer> =>
  found((await tx.select().from(offer).where(eq(offer.id, id)).for('update'))[0])

/** The villas of some offers, in the order in which staff put them. */
export const villasOfOffers = async (db: Db, ids: readonly number[]): Promise<OfferVilla[]> => {
  if (!ids.length) return []
  const rows = await db
    .select({ row: offerVilla, name: villa.name, slug: villa.slug, town: town.name })
    .from(offerVilla)
    .innerJoin(villa, eq(villa.id, offerVilla.villaId))
    .innerJoin(town, eq(town.id, villa.townId))
    .where(inArray(offerVilla.offerId, [...ids]))
    .orderBy(asc(offerVilla.id))
  return rows.map(({ row, ...more }) => ({ ...row, ...more }))
}

/** The reservations that came of offers, by their ids. */
export const codesOf = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (!ids.length) return new Map()
  const { id, code } = reservation
  const rows = await db
    .select({ id, code })
    .from(reservation)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.code]))
}

type Listed = { skip: number; take: number; state?: OfferState | '' | undefined }

/** A page of offers, the newest first, and how many there are. */
export const listOfferRows = async (db: Db, { skip, take, state }: Listed, now: Date) => {
  const where = state ? IN_STATE[state](now) : undefined
  const rows = await db
    .select()
    .from(offer)
    .where(where)
    .orderBy(desc(offer.createdAt), desc(offer.id))
    .limit(take)
    .offset(skip)
  return { rows, total: await db.$count(offer, where) }
}

const unsettled = and(isNull(offer.chosenAt), isNull(offer.withdrawnAt))
const IN_STATE: Record<OfferState, (now: Date) => SQL | undefined> = {
  open: (now) => and(unsettled, gt(offer.expiresAt, now)),
  expired: (now) => and(unsettled, lte(offer.expiresAt, now)),
  chosen: () => isNotNull(offer.chosenAt),
  withdrawn: () => and(isNull(offer.chosenAt), isNotNull(offer.withdrawnAt)),
}

/** Notes that somebody looks at an offer. */
export const noteOpened = (db: Db, id: number, now: Date) =>
  db
    .update(offer)
    .set({ opens: sql`${offer.opens} + 1`, openedAt: sql`coalesce(${offer.openedAt}, ${now})` })
    .where(eq(offer.id, id))

export const noteMailed = (tx: Db, id: number, now: Date) =>
  tx.update(offer).set({ mailedAt: now }).where(eq(offer.id, id))

/** Takes an offer back; false when it was chosen or taken back before. */
export const withdraw = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (
    await db
      .update(offer)
      .set({ withdrawnAt: now })
      .where(and(eq(offer.id, id), unsettled))
      .returning({ id: offer.id })
  ).length > 0

/** Notes what was chosen and what came of it. The offer must be locked. */
export const markChosen = async (
  tx: Db,
  { offerId, villaRow, reservationId }: { offerId: number; villaRow: number; reservationId: number },
  now: Date,
): Promise<void> => {
  await tx.update(offer).set({ chosenAt: now, reservationId }).where(eq(offer.id, offerId))
  await tx.update(offerVilla).set({ chosenAt: now }).where(eq(offerVilla.id, villaRow))
}
