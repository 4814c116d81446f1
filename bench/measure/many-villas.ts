import { sql } from 'drizzle-orm'
import { aSeason } from '../../seeds/a-season.ts'
import { aVilla } from '../../seeds/a-villa.ts'
import { addDays, type Day } from '../../src/kernel/day.ts'
import type { Db } from '../../src/platform/database/db.ts'

/**
 * Copies one villa so many times, each with prices of its own and every second week of four months taken, another day
 * for each.
 */
export const fillManyVillas = async (db: Db, count: number, today: Day): Promise<void> => {
  const { id } = await aVilla(db, { slug: 'muster', name: 'Villa Muster' })
  await aSeason(db, id)
  const copied = async (table: string, own: Record<string, string>) => {
    const { rows } = await db.execute<{ name: string }>(
      sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = ${table} AND is_identity = 'NO' AND table_schema = 'public'`,
    )
    const names = rows.map(({ name }) => name)
    const values = names.map((name) => own[name] ?? `t."${name}"`)
    return {
      into: sql.raw(`INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})`),
      select: sql.raw(values.join(', ')),
    }
  }
  const villas = await copied('villa', {
    slug: "'villa-' || n",
    code: "'V' || n",
    name: "'Villa ' || n",
    guests: '2 + n % 10',
    position: 'n',
    popular: 'n % 9 = 0',
    revision: "nextval('villa_revision')",
  })
  await db.execute(
    sql`${villas.into} SELECT ${villas.select} FROM villa t, generate_series(1, ${sql.raw(String(count - 1))}) n WHERE t.id = ${id}`,
  )
  for (const [table, own] of [
    ['price_terms', {}],
    ['season', { nightly: '500000 + v.id % 90 * 10000' }],
  ] as const) {
    const rows = await copied(table, { villa_id: 'v.id', ...own })
    await db.execute(
      sql`${rows.into} SELECT ${rows.select} FROM ${sql.raw(table)} t, villa v WHERE t.villa_id = ${id} AND v.id <> ${id}`,
    )
  }
  await db.execute(sql`INSERT INTO taken_night (villa_id, night, kind, holder_id)
    SELECT v.id, ${addDays(today, 1)}::date + week * 14 + v.id % 14 + day, 'reservation', v.id * 100 + week FROM villa v, generate_series(0, 8) week, generate_series(0, 6) day`)
  await db.execute(sql`ANALYZE`)
}
