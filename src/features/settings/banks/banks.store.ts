import { asc, eq } from 'drizzle-orm'
import type { Page } from '../../../kernel/endpoint.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lastPlace } from '../../../platform/database/own-order.ts'
import { bank } from '../settings.table.ts'
import type { BankInput, BankRow } from './banks.contract.ts'

/** A page of the bank accounts in the order of the site. */
export const bankPage = async (db: Db, { skip, take }: { skip: number; take: number }): Promise<Page<BankRow>> => {
  const rows = db.select().from(bank).orderBy(asc(bank.position), asc(bank.id)).limit(take).offset(skip)
  const [content, total] = await Promise.all([rows, db.$count(bank)])
  return { content, total, skip, take }
}

/** The row of a bank account, held until the end of the transaction. Refuses 'not-found'. */
export const holdBank = async (tx: Db, id: number): Promise<BankRow> =>
  found((await tx.select().from(bank).where(eq(bank.id, id)).for('update'))[0])

export const addBank = async (db: Db, input: BankInput): Promise<BankRow> =>
  found(
    (
      await db
        .insert(bank)
        .values({ ...input, position: lastPlace(bank) })
        .returning()
    )[0],
  )

/** Refuses 'not-found'. */
export const writeBank = async (db: Db, id: number, change: Partial<Omit<BankRow, 'id'>>): Promise<BankRow> =>
  found((await db.update(bank).set(change).where(eq(bank.id, id)).returning())[0])

/** Refuses 'not-found', and 'bank-used' when a payment or a statement names it. */
export const dropBank = async (db: Db, id: number): Promise<void> => {
  const gone = await db
    .delete(bank)
    .where(eq(bank.id, id))
    .returning({ id: bank.id })
    .catch((error: unknown) => {
      if (isNamed(error)) throw new Refusal('bank-used')
      throw error
    })
  found(gone[0])
}

/** Does the database say that other rows name this one? They stand in slices above. */
const isNamed = (error: unknown): boolean =>
  error instanceof Error && (Reflect.get(error, 'code') === '23503' || (error.cause ? isNamed(error.cause) : false))
