import { asc, eq, max } from 'drizzle-orm'
import type { Page } from '../../../kernel/endpoint.ts'
import type { Localized } from '../../../kernel/language.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { faq } from '../content.table.ts'
import type { FaqRow } from './faq.contract.ts'

export type FaqInput = { question: Localized; answer: Localized }

/** Every question and answer in the order of the site. */
export const allFaq = (db: Db): Promise<FaqRow[]> => inOrder(db)

/** A page of the questions and answers in the order of the site. */
export const faqPage = async (db: Db, { skip, take }: { skip: number; take: number }): Promise<Page<FaqRow>> => {
  const [content, total] = await Promise.all([inOrder(db).limit(take).offset(skip), db.$count(faq)])
  return { content, total, skip, take }
}

const inOrder = (db: Db) => db.select().from(faq).orderBy(asc(faq.position), asc(faq.id)).$dynamic()

/** Adds a question at the end. */
export const addFaq = async (db: Db, input: FaqInput): Promise<FaqRow> => {
  const [last] = await db.select({ position: max(faq.position) }).from(faq)
  const [row] = await db
    .insert(faq)
    .values({ ...input, position: (last?.position ?? 0) + 1 })
    .returning()
  return found(row)
}

/** Writes a question anew; its place stays. Refuses 'not-found'. */
export const changeFaq = async (db: Db, id: number, input: FaqInput): Promise<FaqRow> => {
  const [row] = await db.update(faq).set(input).where(eq(faq.id, id)).returning()
  return found(row)
}

/** Refuses 'not-found'. */
export const removeFaq = async (db: Db, id: number): Promise<void> => {
  const [row] = await db.delete(faq).where(eq(faq.id, id)).returning({ id: faq.id })
  found(row)
}
