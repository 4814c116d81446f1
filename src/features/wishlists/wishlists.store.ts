import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/db.ts'
import { villa } from '../villas/villas.table.ts'
import { wishlist, wishlistVilla, wishlistVote } from './wishlists.table.ts'

export type Wishlist = typeof wishlist.$inferSelect
type NewWishlist = Omit<typeof wishlist.$inferInsert, 'id'>

/** Of these villas those that are shown to guests, in the given order. */
export const shownOf = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const rows = await db
    .select({ id: villa.id })
    .from(villa)
    .where(and(inArray(villa.id, [...ids]), villa.active))
  const shown = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => shown.has(id))
}

export const putWishlist = async (tx: Db, row: NewWishlist, villas: readonly number[]): Promise<void> => {
  const [{ id } = { id: 0 }] = await tx.insert(wishlist).values(row).returning({ id: wishlist.id })
  await tx.insert(wishlistVilla).values(villas.map((villaId, position) => ({ wishlistId: id, villaId, position })))
}

/** The list of a link that has not ended; with `lock` nobody votes in it until the transaction ends. */
export const wishlistByHash = async (
  db: Db,
  tokenHash: string,
  now: Date,
  lock = false,
): Promise<Wishlist | undefined> => {
  const open = db
    .select()
    .from(wishlist)
    .where(and(eq(wishlist.tokenHash, tokenHash), gt(wishlist.expiresAt, now)))
  return (await (lock ? open.for('update') : open))[0]
}

/** The villas of a list in its order, without those that are no longer shown. */
export const villasOf = async (db: Db, wishlistId: number): Promise<number[]> =>
  (
    await db
      .select({ id: wishlistVilla.villaId })
      .from(wishlistVilla)
      .innerJoin(villa, eq(villa.id, wishlistVilla.villaId))
      .where(and(eq(wishlistVilla.wishlistId, wishlistId), villa.active))
      .orderBy(asc(wishlistVilla.position))
  ).map(({ id }) => id)

export const votesOf = (db: Db, wishlistId: number) =>
  db
    .select()
    .from(wishlistVote)
    .where(eq(wishlistVote.wishlistId, wishlistId))
    .orderBy(asc(wishlistVote.at), asc(wishlistVote.nameFolded))

export const putVote = async (tx: Db, row: typeof wishlistVote.$inferInsert): Promise<void> => {
  const { name, up, said, at } = row
  await tx
    .insert(wishlistVote)
    .values(row)
    .onConflictDoUpdate({
      target: [wishlistVote.wishlistId, wishlistVote.villaId, wishlistVote.nameFolded],
      set: { name, up, said, at },
    })
}
