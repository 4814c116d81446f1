import { and, asc, desc, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { addDays, type Day, instantInIstanbul } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { command, given } from '../../../platform/database/statement.ts'
import type { Scope } from '../../owners/owner-scope.ts'
import { town } from '../../places/places.table.ts'
import { asGiven, ownedBy } from '../../villas/owned.store.ts'
import { villa } from '../../villas/villas.table.ts'
import { calendarFeed, closing } from '../availability.table.ts'
import type { HolderKind } from '../calendar.shape.ts'
import type { listDates } from './dates.contract.ts'

export type DatesQuery = z.output<NonNullable<typeof listDates.query>>

/** A page of the closings that the caller may see, and how many there are. */
export const datesPage = async (db: Db, query: DatesQuery, { today, scope }: { today: Day; scope: Scope }) => {
  const where = and(...conditions(query, today), ownedBy(scope))
  const [rows, counted] = await Promise.all([
    datesRows(db)
      .where(where)
      .orderBy(...(query.status === 'current' ? SOONEST : LATEST))
      .limit(query.take)
      .offset(query.skip),
    // a villa is looked at only where its owner matters
    scope === undefined
      ? db.$count(closing, where)
      : db.$count(sql`${closing} INNER JOIN ${villa} ON ${villa.id} = ${closing.villaId}`, where),
  ])
  return { rows, total: counted }
}

/** One of them; another owner's is not found. */
export const datesById = async (db: Db, id: number, scope: Scope): Promise<DatesRow | undefined> =>
  (await datesRows(db).where(and(eq(closing.id, id), ownedBy(scope))))[0]

/** By their end, which the index has: what is over is a piece of it. */
const SOONEST = [asc(closing.until), asc(closing.id)]
const LATEST = [desc(closing.until), desc(closing.id)]

const conditions = ({ status, kind, villa_id, started_at, finished_at, created_at }: DatesQuery, today: Day) => [
  status === 'current' ? gt(closing.until, today) : undefined,
  status === 'past' ? lte(closing.until, today) : undefined,
  kind ? eq(closing.kind, kind) : undefined,
  villa_id ? eq(closing.villaId, villa_id) : undefined,
  started_at ? gte(closing.from, started_at) : undefined,
  // who begins late also ends late: the index by the end need not be read before
  started_at ? gt(closing.until, started_at) : undefined,
  finished_at ? lte(closing.until, finished_at) : undefined,
  created_at ? gte(closing.createdAt, instantInIstanbul(created_at, '00:00')) : undefined,
  created_at ? lt(closing.createdAt, instantInIstanbul(addDays(created_at, 1), '00:00')) : undefined,
]

const datesRows = (db: Db) =>
  db
    .select({
      id: closing.id,
      villaId: closing.villaId,
      villa: villa.name,
      villaCode: villa.code,
      town: town.name,
      from: closing.from,
      until: closing.until,
      kind: closing.kind,
      source: calendarFeed.name,
      createdBy: closing.createdBy,
      ownerId: closing.ownerId,
      note: closing.note,
      createdAt: closing.createdAt,
      ofFeed: sql<boolean>`${isNotNull(closing.feedId)}`,
    })
    .from(closing)
    .innerJoin(villa, eq(villa.id, closing.villaId))
    .innerJoin(town, eq(town.id, villa.townId))
    .leftJoin(calendarFeed, eq(calendarFeed.id, closing.feedId))
    .$dynamic()
export type DatesRow = Awaited<ReturnType<typeof datesRows>>[number]

type TakenRange = {
  id: number
  code: string
  slug: string
  name: string
  from: Day | null
  until: Day
  kind: HolderKind
}

/** Villa by villa: each reads its own piece of the index. A villa without a taken night has one row of nulls. */
const taken = command<TakenRange>(
  'villas_with_dates',
  () => sql`SELECT v.id, v.code, v.slug, v.name, t."from", t.until, t.kind
    FROM villa v LEFT JOIN LATERAL (
      SELECT kind, min(night)::text AS "from", (max(night) + 1)::text AS until FROM (
        SELECT kind, night, night - row_number() OVER (PARTITION BY kind ORDER BY night)::int AS run FROM taken_night
        WHERE villa_id = v.id AND night >= ${given('from')}::date AND night < ${given('until')}::date
          AND (expires_at IS NULL OR expires_at > ${given('now')}::timestamptz)) AS nights
      GROUP BY kind, run) AS t ON true
    WHERE ${given('owners')}::json IS NULL
      OR v.owner_id IN (SELECT value::int FROM json_array_elements_text(${given('owners')}::json))
    ORDER BY v.position, v.id, t."from"`,
)

/** What is taken of each villa between two days, a range for each run of nights of one kind. */
export const takenRanges = (
  db: Db,
  { from, until, now, scope }: { from: Day; until: Day; now: Date; scope: Scope },
): Promise<TakenRange[]> => taken(db, { from, until, now, owners: asGiven(scope) })
