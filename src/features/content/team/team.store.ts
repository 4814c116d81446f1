import { asc, eq } from 'drizzle-orm'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lastPlace } from '../../../platform/database/own-order.ts'
import { teamMember } from '../content.table.ts'
import type { MemberInput, MemberRow } from './team.contract.ts'

/** The people of the agency in their order. */
export const teamOf = (db: Db): Promise<MemberRow[]> =>
  db.select().from(teamMember).orderBy(asc(teamMember.position), asc(teamMember.id))

/** Adds somebody at the end. */
export const addMember = async (tx: Db, input: MemberInput): Promise<MemberRow> => {
  const values = { ...input, position: lastPlace(teamMember) }
  return found((await tx.insert(teamMember).values(values).returning())[0])
}

/** Somebody, held until the end of the transaction. Refuses 'not-found'. */
export const holdMember = async (tx: Db, id: number): Promise<MemberRow> =>
  found((await tx.select().from(teamMember).where(eq(teamMember.id, id)).for('update'))[0])

/** Refuses 'not-found'. */
export const writeMember = async (tx: Db, id: number, input: MemberInput & { version: number }): Promise<MemberRow> =>
  found((await tx.update(teamMember).set(input).where(eq(teamMember.id, id)).returning())[0])

/** Refuses 'not-found'. */
export const dropMember = async (db: Db, id: number): Promise<void> => {
  found((await db.delete(teamMember).where(eq(teamMember.id, id)).returning({ id: teamMember.id }))[0])
}
