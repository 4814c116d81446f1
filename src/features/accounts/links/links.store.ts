import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { hashOfLinkToken } from '../../../platform/links/link-token.ts'
import { account, accountLink } from '../accounts.table.ts'

type Link = typeof accountLink.$inferInsert

/** A link of the account; those of its kind before it are worth nothing any more. */
export const putLink = async (tx: Db, link: Link): Promise<void> => {
  await tx.delete(accountLink).where(and(eq(accountLink.accountId, link.accountId), eq(accountLink.kind, link.kind)))
  await tx.insert(accountLink).values(link)
}

/** The account that a link is for while it is good, else undefined. */
export const accountOfLink = async (db: Db, token: string, now: Date) =>
  (
    await db
      .select({ account, kind: accountLink.kind, expiresAt: accountLink.expiresAt })
      .from(accountLink)
      .innerJoin(account, eq(account.id, accountLink.accountId))
      .where(
        and(
          eq(accountLink.tokenHash, hashOfLinkToken(token)),
          gt(accountLink.expiresAt, now),
          eq(account.active, true),
        ),
      )
  )[0]

/** Uses a link up; false when somebody was faster. */
export const takeLink = async (tx: Db, token: string): Promise<boolean> =>
  (
    await tx
      .delete(accountLink)
      .where(eq(accountLink.tokenHash, hashOfLinkToken(token)))
      .returning({ accountId: accountLink.accountId })
  ).length > 0

export const dropLinksOf = (tx: Db, accountId: number) =>
  tx.delete(accountLink).where(eq(accountLink.accountId, accountId))

export const dropExpiredLinks = (db: Db, now: Date) => db.delete(accountLink).where(lte(accountLink.expiresAt, now))
