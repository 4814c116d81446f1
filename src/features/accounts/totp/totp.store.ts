import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { setting } from '../../settings/settings.table.ts'
import { account } from '../accounts.table.ts'

const REQUIRED = { key: 'require_totp', value: '1' } as const

/** Does the agency demand a second step of every ADMIN? As SQL. */
export const totpRequired = sql<boolean>`EXISTS (SELECT FROM ${setting} required
  WHERE required.key = ${REQUIRED.key} AND required.value = ${REQUIRED.value})`

export const isTotpRequired = async (db: Db): Promise<boolean> =>
  (await db.$count(setting, and(eq(setting.key, REQUIRED.key), eq(setting.value, REQUIRED.value)))) > 0

export const requireTotp = (db: Db, required: boolean) =>
  db
    .insert(setting)
    .values({ key: REQUIRED.key, value: required ? REQUIRED.value : '0' })
    .onConflictDoUpdate({
      target: setting.key,
      set: { value: sql`excluded.value`, version: sql`setting.version + 1` },
      setWhere: sql`setting.value <> excluded.value`,
    })

type Totp = Pick<typeof account.$inferInsert, 'totpKey' | 'totpSince' | 'totpStep' | 'recoveryHashes'>

export const writeTotp = (tx: Db, id: number, row: Totp) => tx.update(account).set(row).where(eq(account.id, id))

/** Without a second step. The step of the last code stays: the key after it is another. */
export const NO_TOTP = { totpKey: null, totpSince: null, recoveryHashes: [] } satisfies Totp
