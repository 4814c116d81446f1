import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Day } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { papersOf } from '../../media/media.store.ts'
import { owner } from '../../owners/owners.table.ts'
import { district, town } from '../../places/places.table.ts'
import { villa } from '../villas.table.ts'
import type { PermitState } from './permit.shape.ts'
import { permit, permitCheck } from './permits.table.ts'

export const PERMIT_PAPERS = papersOf(permit.file)

/** The permit of a villa, if it has one. */
export const permitOf = async (db: Db, villaId: number) =>
  (await db.select().from(permit).where(eq(permit.villaId, villaId)))[0]

/** Every villa with its permit, as the list wants it. */
export const villasWithPermits = (db: Db) =>
  db
    .select({
      ...{
        id: villa.id,
        villa: villa.name,
        code: villa.code,
        active: villa.active,
        owner: owner.name,
        town: town.name,
      },
      permit,
    })
    .from(villa)
    .innerJoin(owner, eq(owner.id, villa.ownerId))
    .innerJoin(town, eq(town.id, villa.townId))
    .leftJoin(permit, eq(permit.villaId, villa.id))
    .orderBy(asc(villa.name), asc(villa.id))
export type VillaWithPermit = Awaited<ReturnType<typeof villasWithPermits>>[number]

/** A villa with its permit and what was found before, the last first; undefined when there is no such villa. */
export const villaPermit = async (db: Db, villaId: number) => {
  const [row] = await db
    .select({
      villa: {
        ...{ id: villa.id, name: villa.name, slug: villa.slug, code: villa.code, active: villa.active },
        ...{ guests: villa.guests, bedrooms: villa.bedrooms, town: town.name, district: district.name },
      },
      owner: { id: owner.id, name: owner.name },
      permit,
    })
    .from(villa)
    .innerJoin(owner, eq(owner.id, villa.ownerId))
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .leftJoin(permit, eq(permit.villaId, villa.id))
    .where(eq(villa.id, villaId))
  if (!row) return undefined
  const checks = await db
    .select({ number: permitCheck.number, state: permitCheck.state, at: permitCheck.at, who: permitCheck.who })
    .from(permitCheck)
    .where(eq(permitCheck.villaId, villaId))
    .orderBy(desc(permitCheck.id))
    .limit(LAST_CHECKS)
  return { ...row, checks, sameNumber: row.permit ? await others(db, villaId, row.permit.number) : [] }
}
const LAST_CHECKS = 20

const others = (db: Db, villaId: number, number: string) =>
  db
    .select({ id: villa.id, name: villa.name })
    .from(permit)
    .innerJoin(villa, eq(villa.id, permit.villaId))
    .where(and(eq(permit.number, number), ne(permit.villaId, villaId)))
    .orderBy(asc(villa.name))

type Permit = typeof permit.$inferInsert

/** Writes the permit of a villa in place of the one it had. */
export const writePermit = (tx: Db, { villaId, ...row }: Omit<Permit, 'version'>) =>
  tx
    .insert(permit)
    .values({ villaId, ...row })
    .onConflictDoUpdate({ target: permit.villaId, set: { ...row, version: sql`${permit.version} + 1` } })

export const writePaper = (tx: Db, villaId: number, paper: Pick<Permit, 'file' | 'fileType'>) =>
  tx.update(permit).set(paper).where(eq(permit.villaId, villaId))

export const removePermit = (tx: Db, villaId: number) => tx.delete(permit).where(eq(permit.villaId, villaId))

/** Writes what was found into the permit and its history. */
export const noteCheck = async (
  tx: Db,
  check: Omit<typeof permitCheck.$inferInsert, 'id' | 'state'> & { state: PermitState },
): Promise<void> => {
  const { villaId, state, at, who } = check
  await tx.update(permit).set({ state, checkedAt: at, checkedBy: who }).where(eq(permit.villaId, villaId))
  await tx.insert(permitCheck).values(check)
}

/** Writes into a permit and its history that its end took the villa off the site. */
export const noteEnd = async (
  tx: Db,
  end: { villaId: number; number: string; at: Date; who: string },
): Promise<void> => {
  await tx.update(permit).set({ takenOffAt: end.at }).where(eq(permit.villaId, end.villaId))
  await tx.insert(permitCheck).values({ ...end, state: 'ended' })
}

/** The villas on the site whose permit was good for days before this one only. */
export const publishedPast = async (db: Db, today: Day): Promise<number[]> => {
  const rows = db.select({ id: villa.id }).from(villa).innerJoin(permit, eq(permit.villaId, villa.id))
  return (await rows.where(and(villa.active, lt(permit.validUntil, today))).orderBy(asc(villa.id))).map(({ id }) => id)
}

/** Takes a villa off the site. Answers whether it stood there. */
export const unpublish = async (tx: Db, villaId: number): Promise<boolean> =>
  (
    await tx
      .update(villa)
      .set({ active: false })
      .where(and(eq(villa.id, villaId), villa.active))
      .returning({ id: villa.id })
  ).length > 0
