import { eq, sql } from 'drizzle-orm'
import type { Currency } from '../../../kernel/money.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CardAccount, ProviderName } from './card-account.shape.ts'
import { cardAccount, cardCurrency } from './card-accounts.table.ts'

export const cardAccounts = (db: Db): Promise<CardAccount[]> => db.select().from(cardAccount).orderBy(cardAccount.id)

export const accountOf = async (db: Db, provider: ProviderName): Promise<CardAccount | undefined> =>
  (await db.select().from(cardAccount).where(eq(cardAccount.provider, provider)))[0]

/** The row of a provider's account, locked; an empty one when there was none. */
export const lockAccount = async (tx: Db, provider: ProviderName): Promise<CardAccount> => {
  await tx.insert(cardAccount).values({ provider, test: true, account: {}, secrets: {} }).onConflictDoNothing()
  return found((await tx.select().from(cardAccount).where(eq(cardAccount.provider, provider)).for('update'))[0])
}

export const writeAccount = (tx: Db, id: number, change: Partial<typeof cardAccount.$inferInsert>) =>
  tx.update(cardAccount).set(change).where(eq(cardAccount.id, id))

/** Who takes a currency, with its account if it has one; undefined for a currency that was never set. */
export const takerOf = async (
  db: Db,
  currency: Currency,
): Promise<{ provider: string; account: CardAccount | null } | undefined> =>
  (
    await db
      .select({ provider: cardCurrency.provider, account: cardAccount })
      .from(cardCurrency)
      .leftJoin(cardAccount, eq(cardAccount.provider, cardCurrency.provider))
      .where(eq(cardCurrency.currency, currency))
  )[0]

/** Who takes which currency, by settings; a currency that is not here was never set. */
export const providersByCurrency = async (db: Db): Promise<Map<Currency, string>> =>
  new Map((await db.select().from(cardCurrency)).map(({ currency, provider }) => [currency, provider]))

export const writeCurrencies = async (tx: Db, chosen: { currency: Currency; provider: string }[]): Promise<void> => {
  await tx
    .insert(cardCurrency)
    .values(chosen)
    .onConflictDoUpdate({ target: cardCurrency.currency, set: { provider: sql`excluded.provider` } })
}
