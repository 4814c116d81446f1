import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { picture } from '../media/media.table.ts'
import type { Scope } from '../owners/owner-scope.ts'
import { owner } from '../owners/owners.table.ts'
import { town } from '../places/places.table.ts'
import { ownedBy } from '../villas/owned.store.ts'
import { dropUnshown } from '../villas/photos/photos.store.ts'
import { villa } from '../villas/villas.table.ts'
import type { ProposalKind } from './proposal.shape.ts'
import { proposal, proposalRow } from './proposals.table.ts'

const rowsIn = (state: string) =>
  sql<number>`(SELECT count(*)::int FROM proposal_row WHERE proposal_id = proposal.id AND state = ${state})`

const head = {
  ...{ id: proposal.id, kind: proposal.kind, note: proposal.note, madeBy: proposal.madeBy },
  ...{ madeAt: proposal.madeAt, closedAt: proposal.closedAt },
  villa: { id: villa.id, name: villa.name, town: town.name, currency: villa.currency },
  ownerId: villa.ownerId,
  open: rowsIn('open'),
  approved: rowsIn('approved'),
  declined: rowsIn('declined'),
  withdrawn: rowsIn('withdrawn'),
}

const heads = (db: Db, where: SQL | undefined) =>
  db
    .select(head)
    .from(proposal)
    .innerJoin(villa, eq(villa.id, proposal.villaId))
    .innerJoin(town, eq(town.id, villa.townId))
    .where(where)
    .$dynamic()
export type ProposalHeadRow = Awaited<ReturnType<typeof heads>>[number]

type Asked = { skip: number; take: number; state: 'open' | 'closed' | 'all'; villaId: number | undefined; scope: Scope }

/** A page of proposals: those that wait first, each with the newest first. */
export const proposals = async (db: Db, { skip, take, state, villaId, scope }: Asked) => {
  const own = and(ownedBy(scope), villaId ? eq(proposal.villaId, villaId) : undefined)
  const where = and(own, state === 'open' ? isNull(proposal.closedAt) : closedOnly(state))
  const waitsFirst = asc(sql`${proposal.closedAt} IS NOT NULL`)
  const rows = await heads(db, where).orderBy(waitsFirst, desc(proposal.id)).limit(take).offset(skip)
  return { rows, total: await countOf(db, where), open: await countOf(db, and(own, isNull(proposal.closedAt))) }
}

const closedOnly = (state: Asked['state']) => (state === 'closed' ? isNotNull(proposal.closedAt) : undefined)

const countOf = async (db: Db, where: SQL | undefined): Promise<number> => {
  const counted = db.select({ n: sql<number>`count(*)::int` }).from(proposal)
  return (await counted.innerJoin(villa, eq(villa.id, proposal.villaId)).where(where))[0]?.n ?? 0
}

export const proposalById = async (db: Db, id: number): Promise<ProposalHeadRow | undefined> =>
  (await heads(db, eq(proposal.id, id)))[0]

/** The rows of a proposal in their order, with their pictures. */
export const rowsOf = (db: Db, proposalId: number) =>
  db
    .select({ row: proposalRow, picture: { path: picture.path, blur: picture.blur } })
    .from(proposalRow)
    .leftJoin(picture, eq(picture.id, proposalRow.pictureId))
    .where(eq(proposalRow.proposalId, proposalId))
    .orderBy(asc(proposalRow.id))
export type StoredRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** What waits for a villa, its proposals and their rows. */
export const waitingOf = (db: Db, villaId: number) =>
  db
    .select({ id: proposal.id, kind: proposal.kind, row: proposalRow })
    .from(proposal)
    .innerJoin(proposalRow, and(eq(proposalRow.proposalId, proposal.id), eq(proposalRow.state, 'open')))
    .where(and(eq(proposal.villaId, villaId), isNull(proposal.closedAt)))
    .orderBy(asc(proposal.id), asc(proposalRow.id))

/** Holds a villa so that what is proposed and decided of it happens in turn; its prices and nights are not touched. */
export const holdVilla = async (tx: Db, villaId: number): Promise<void> => {
  found((await tx.select({ id: villa.id }).from(villa).where(eq(villa.id, villaId)).for('update'))[0])
}

type New = { villaId: number; kind: ProposalKind; note: string; madeBy: string; accountId: number; madeAt: Date }

export const addProposal = async (tx: Db, row: New): Promise<number> =>
  found((await tx.insert(proposal).values(row).returning({ id: proposal.id }))[0]).id

export const addRows = (tx: Db, rows: (typeof proposalRow.$inferInsert)[]) => tx.insert(proposalRow).values(rows)

export const writeNote = (db: Db, id: number, note: string) =>
  db.update(proposal).set({ note }).where(eq(proposal.id, id))

type Decision = Partial<Omit<typeof proposalRow.$inferInsert, 'id' | 'proposalId' | 'wish'>>

export const decideRows = (tx: Db, ids: readonly number[], decision: Decision) =>
  tx
    .update(proposalRow)
    .set(decision)
    .where(inArray(proposalRow.id, [...ids]))

/** Closes a proposal that has no open row any more. */
export const closeDecided = (tx: Db, id: number, closedAt: Date) =>
  tx
    .update(proposal)
    .set({ closedAt })
    .where(
      and(
        eq(proposal.id, id),
        sql`NOT EXISTS (SELECT 1 FROM proposal_row WHERE proposal_id = ${id} AND state = 'open')`,
      ),
    )

/** Whom a decision is told. */
export const ownerToTell = async (db: Db, id: number) =>
  (await db.select({ name: owner.name, email: owner.email }).from(owner).where(eq(owner.id, id)))[0]

/** Why rows were declined: each reason once, in the order of the rows. */
export const reasonsOf = async (db: Db, id: number): Promise<string[]> => {
  const declined = and(eq(proposalRow.proposalId, id), eq(proposalRow.state, 'declined'))
  const rows = await db.select({ reason: proposalRow.reason }).from(proposalRow).where(declined).orderBy(proposalRow.id)
  return [...new Set(rows.map(({ reason }) => reason?.trim() ?? ''))].filter(Boolean)
}

/** Forgets rows for good, with pictures that nothing else shows. */
export const forgetRows = async (tx: Db, ids: readonly number[]): Promise<void> => {
  const gone = await tx
    .delete(proposalRow)
    .where(inArray(proposalRow.id, [...ids]))
    .returning({ pictureId: proposalRow.pictureId })
  await dropUnshown(tx, idsIn(gone))
}

/** Forgets the pictures of rows, where nothing else shows them. */
export const forgetPictures = async (tx: Db, rows: StoredRow[]): Promise<void> => {
  const withPicture = rows.filter(({ row }) => row.pictureId !== null).map(({ row }) => row.id)
  if (!withPicture.length) return
  await decideRows(tx, withPicture, { pictureId: null })
  await dropUnshown(tx, idsIn(rows.map(({ row }) => row)))
}

/** Forgets proposals that were closed before a time, with their pictures. Answers how many. */
export const forgetClosed = async (tx: Db, before: Date): Promise<number> => {
  const old = and(isNotNull(proposal.closedAt), sql`${proposal.closedAt} < ${before}`)
  const rows = await tx
    .select({ pictureId: proposalRow.pictureId })
    .from(proposalRow)
    .innerJoin(proposal, eq(proposal.id, proposalRow.proposalId))
    .where(and(old, isNotNull(proposalRow.pictureId)))
  const gone = await tx.delete(proposal).where(old).returning({ id: proposal.id })
  await dropUnshown(tx, idsIn(rows))
  return gone.length
}

const idsIn = (rows: { pictureId: number | null }[]): number[] =>
  rows.flatMap(({ pictureId }) => (pictureId === null ? [] : [pictureId]))
