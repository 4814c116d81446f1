import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database/db.ts'
import { account, knownDevice } from './accounts.table.ts'

export const DEVICE_DAYS = 180
/** More browsers than one person has; the oldest are forgotten. */
const MOST_DEVICES = 20

const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url')

/**
 * Has somebody signed in to the account of this address with this browser before? Asks the same whether the address has
 * an account or not.
 */
export const isKnownDevice = async (db: Db, id: string | undefined, email: string, now: Date): Promise<boolean> => {
  const rows = await db
    .select({ accountId: knownDevice.accountId })
    .from(knownDevice)
    .innerJoin(account, eq(account.id, knownDevice.accountId))
    .where(and(eq(knownDevice.idHash, hashOf(id ?? '')), eq(account.email, email), gt(knownDevice.expiresAt, now)))
  return rows.length > 0
}

/**
 * Knows the browser of an account from now on; answers the random id it shall keep: the one we gave it before, or a new
 * one.
 */
export const rememberDevice = async (tx: Db, id: string | undefined, accountId: number, now: Date): Promise<string> => {
  const given = id !== undefined && (await tx.$count(knownDevice, eq(knownDevice.idHash, hashOf(id)))) > 0
  const deviceId = given ? id : randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + DEVICE_DAYS * 86_400_000)
  await tx
    .insert(knownDevice)
    .values({ idHash: hashOf(deviceId), accountId, expiresAt })
    .onConflictDoUpdate({ target: [knownDevice.idHash, knownDevice.accountId], set: { expiresAt } })
  const older = await tx
    .select({ idHash: knownDevice.idHash })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId))
    .orderBy(desc(knownDevice.expiresAt))
    .offset(MOST_DEVICES)
  if (older.length)
    await tx.delete(knownDevice).where(
      and(
        eq(knownDevice.accountId, accountId),
        inArray(
          knownDevice.idHash,
          older.map(({ idHash }) => idHash),
        ),
      ),
    )
  return deviceId
}

/** Forgets the browsers of an account but this one: whoever knew the old password is a stranger again. */
export const forgetOtherDevices = (tx: Db, id: string | undefined, accountId: number) =>
  tx.delete(knownDevice).where(and(eq(knownDevice.accountId, accountId), ne(knownDevice.idHash, hashOf(id ?? ''))))

export const dropExpiredDevices = (db: Db, now: Date) => db.delete(knownDevice).where(lte(knownDevice.expiresAt, now))
