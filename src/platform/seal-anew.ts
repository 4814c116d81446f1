import { sql } from 'drizzle-orm'
import type { Db } from './database/db.ts'
import type { Sealer } from './sealed.ts'

/** A column whose values are sealed at '<table>.<column>.<key of the row>'; the key is a whole number. */
export type SealedColumn = { table: string; column: string; key: string }

/** Seals with the key of today what a former one has sealed; what nobody can open stays. */
export const sealColumnAnew = (db: Db, sealer: Sealer, { table, column, key }: SealedColumn): Promise<void> =>
  db.transaction(async (tx) => {
    const [from, at, of] = [sql.identifier(table), sql.identifier(column), sql.identifier(key)]
    const { rows } = await tx.execute<{ id: number; sealed: string }>(
      sql`SELECT ${of} AS id, ${at} AS sealed FROM ${from} WHERE ${at} <> '' FOR UPDATE`,
    )
    for (const { id, sealed } of rows) {
      const place = `${table}.${column}.${id}` as const
      const text = sealer.isCurrent(sealed) ? null : sealer.open(sealed, place)
      if (text !== null)
        await tx.execute(sql`UPDATE ${from} SET ${at} = ${sealer.seal(text, place)} WHERE ${of} = ${id}`)
    }
  })
