import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { setting } from '../settings.table.ts'
import { keysOf, sectionOf, type Values } from './agency.ts'

/** Who writes settings does it one after the other. */
export const lockSettings = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('settings'))`)

/** A section as it stands; its version grows with every saved change of one of its keys. */
export const readSection = async <T extends Values>(db: Db, first: T): Promise<T & { version: number }> => {
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.key, Object.keys(keysOf(first))))
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return { ...sectionOf(first, stored), version: rows.reduce((sum, { version }) => sum + version, 0) }
}

/** Writes what differs of `values`; a key that stays the same keeps its version. */
export const writeSection = async (tx: Db, values: Values): Promise<void> => {
  const rows = Object.entries(keysOf(values)).map(([key, value]) => ({ key, value }))
  await tx
    .insert(setting)
    .values(rows)
    .onConflictDoUpdate({
      target: setting.key,
      set: { value: sql`excluded.value`, version: sql`setting.version + 1` },
      setWhere: sql`setting.value <> excluded.value`,
    })
}
