import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Language } from '../../../kernel/language.ts'
import type { Db } from '../../../platform/database/db.ts'
import { letter } from '../../letters/letters.table.ts'
import { contractAcceptance, contractText } from './contract.table.ts'

export type ContractText = typeof contractText.$inferSelect
export type Acceptance = typeof contractAcceptance.$inferSelect & { text: ContractText }

const newest = async (db: Db, language: Language): Promise<ContractText | undefined> =>
  (
    await db
      .select()
      .from(contractText)
      .where(eq(contractText.language, language))
      .orderBy(desc(contractText.id))
      .limit(1)
  )[0]

/** The wording that stands, in Turkish where the asked language has none; null when the agency has no contract. */
export const standingText = async (db: Db, language: Language): Promise<ContractText | null> =>
  (await newest(db, language)) ?? (await newest(db, 'tr')) ?? null

/** The newest yes to the contract with the wording it was said to; null when the guest has not accepted. */
export const acceptanceOf = async (db: Db, reservationId: number): Promise<Acceptance | null> => {
  const [row] = await db
    .select()
    .from(contractAcceptance)
    .innerJoin(contractText, eq(contractText.id, contractAcceptance.textId))
    .where(eq(contractAcceptance.reservationId, reservationId))
    .orderBy(desc(contractAcceptance.id))
    .limit(1)
  return row ? { ...row.contract_acceptance, text: row.contract_text } : null
}

export const addAcceptance = async (tx: Db, row: typeof contractAcceptance.$inferInsert): Promise<void> =>
  void (await tx.insert(contractAcceptance).values(row))

export const countAcceptances = (db: Db, reservationId: number): Promise<number> =>
  db.$count(contractAcceptance, eq(contractAcceptance.reservationId, reservationId))

/** Has any mail gone out for this reservation? Every mail to a guest carries her link. */
export const wasWritten = async (db: Db, reservationId: number): Promise<boolean> =>
  (await db.$count(letter, and(eq(letter.reservationId, reservationId), isNotNull(letter.sentAt)))) > 0
