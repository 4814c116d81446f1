import { and, eq, like, ne, or, sql } from 'drizzle-orm'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { address } from './addresses.table.ts'
import { isFixedPage } from './addresses.ts'

export type Address = typeof address.$inferSelect
export type AddressOwner = Pick<Address, 'kind' | 'targetId'>

/** What a public slug leads to. Refuses 'not-found' when nothing ever had it. */
export const addressOf = async (db: Db, slug: string): Promise<Address> => {
  const [row] = await db.select().from(address).where(eq(address.slug, slug))
  return found(row)
}

/**
 * Gives a thing its public slug, inside the transaction that writes it; every slug it had leads there from now on.
 * Refuses 'slug-taken' for a page of the site's own and for what another thing has or had.
 */
export const giveSlug = async (tx: Db, slug: string, { kind, targetId }: AddressOwner): Promise<void> => {
  const own = and(eq(address.kind, kind), eq(address.targetId, targetId))
  if (isFixedPage(slug)) throw slugTaken()
  const given = await tx
    .insert(address)
    .values({ slug, kind, targetId, movedTo: null })
    .onConflictDoUpdate({ target: address.slug, set: { movedTo: null }, setWhere: own })
    .returning({ slug: address.slug })
  if (!given.length) throw slugTaken()
  await tx
    .update(address)
    .set({ movedTo: slug })
    .where(and(own, ne(address.slug, slug)))
}

/** Takes back every slug of a thing that is deleted: they are free for others. */
export const takeSlugsBack = (tx: Db, { kind, targetId }: AddressOwner) =>
  tx.delete(address).where(and(eq(address.kind, kind), eq(address.targetId, targetId)))

/**
 * The slug itself, or with the first number from 2 on that makes it a free one: 'villa-ada-2'. Nobody else is given a
 * slug until the transaction ends.
 */
export const freeSlug = async (tx: Db, slug: string): Promise<string> => {
  await tx.execute(sql`LOCK TABLE ${address} IN SHARE ROW EXCLUSIVE MODE`)
  const rows = await tx
    .select({ slug: address.slug })
    .from(address)
    .where(or(eq(address.slug, slug), like(address.slug, `${slug}-%`)))
  const taken = new Set(rows.map((row) => row.slug))
  const isFree = (each: string) => !taken.has(each) && !isFixedPage(each)
  let free = slug
  for (let number = 2; !isFree(free); number++) free = `${slug}-${number}`
  return free
}

const slugTaken = (): Refusal => new Refusal('slug-taken', {}, { slug: { code: 'in-use' } })
