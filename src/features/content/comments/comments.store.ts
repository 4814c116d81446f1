import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Page } from '../../../kernel/endpoint.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { idOfSlug } from '../../villas/villas.store.ts'
import { villa } from '../../villas/villas.table.ts'
import type { Comment } from '../content.contract.ts'
import { comment } from '../content.table.ts'
import type { ReviewSummary } from './review.shape.ts'
import { PARTIES, type Party, THEMES } from './themes.shape.ts'

type PagingOf<T> = { skip: T; take: T }
type Paging = PagingOf<number>

/** What guests wrote, newest first: `take` of them after `skip`. Comments and villas that aren't active stay out. */
export const commentsQuestion = ({ skip, take }: PagingOf<number | Placeholder>, where?: SQL) => {
  const { id, author, text, rating, createdAt, stayMonth, party, answer } = comment
  const of = { slug: villa.slug, name: villa.name }
  return ask
    .select({ id, author, text, rating, createdAt, stayMonth, party, answer, villa: of })
    .from(comment)
    .innerJoin(villa, eq(villa.id, comment.villaId))
    .where(and(comment.active, villa.active, where))
    .orderBy(desc(createdAt), desc(id))
    .limit(take)
    .offset(skip)
}

/** The newest comments with what `pickComments` looks at. */
export const pickedQuestion = (take: number) => {
  const { id, author, text, rating, createdAt, stayMonth, party, answer, villaId, language, themes } = comment
  const of = { slug: villa.slug, name: villa.name }
  return ask
    .select({
      ...{ id, author, text, rating, createdAt, stayMonth, party, answer, villa: of },
      ...{ villaId, townId: villa.townId, language, themes },
    })
    .from(comment)
    .innerJoin(villa, eq(villa.id, comment.villaId))
    .where(and(comment.active, villa.active))
    .orderBy(desc(createdAt), desc(id))
    .limit(take)
}

/** What all guests together gave: the average with one digit, null before the first. */
export const allRatingsQuestion = () =>
  ask
    .select({
      average: sql<number | null>`round(avg(${comment.rating}), 1)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(comment)
    .innerJoin(villa, eq(villa.id, comment.villaId))
    .where(and(comment.active, villa.active))

const countQuestion = (where?: SQL) =>
  ask
    .select({ count: sql<number>`count(*)::int` })
    .from(comment)
    .innerJoin(villa, eq(villa.id, comment.villaId))
    .where(and(comment.active, villa.active, where))

type Row = ReturnType<typeof commentsQuestion>['_']['result'][number]

export const commentView = ({ id, author, text, rating, party, answer, villa, ...row }: Row): Comment => ({
  ...{ id, author, text, rating, party, answer, villa },
  createdAt: row.createdAt.toISOString(),
  stayMonth: row.stayMonth ?? row.createdAt.toISOString().slice(0, 7),
})

const PAGING = { skip: given('skip'), take: given('take') }

const ofAll = statement('comments', () => ({ rows: commentsQuestion(PAGING), counts: countQuestion() }))

/** Only comments of the guests, or with the stars, that are asked for. */
const isAsked = sql`(${given('party')}::text IS NULL OR ${comment.party} = ${given('party')}::text)
  AND (${given('rating')}::int IS NULL OR ${comment.rating} = ${given('rating')}::int)`

const listOf = (values: SQL[]): SQL => sql.join(values, sql`, `)
const objectOf = (keys: readonly string[], value: (key: string) => SQL): SQL =>
  sql`json_build_object(${listOf(keys.flatMap((key) => [sql.raw(`'${key}'`), value(key)]))})`

const SPREAD = sql<number[]>`json_build_array(${listOf(
  [5, 4, 3, 2, 1].map((stars) => sql`count(*) FILTER (WHERE ${comment.rating} = ${sql.raw(String(stars))})`),
)})`
const THEME_AVERAGES = objectOf(
  THEMES,
  (theme) => sql`round(avg((${comment.themes} ->> ${sql.raw(`'${theme}'`)})::int), 1)`,
) as SQL<ReviewSummary['themes']>
const PARTY_COUNTS = objectOf(
  PARTIES,
  (party) => sql`count(*) FILTER (WHERE ${comment.party} = ${sql.raw(`'${party}'`)})`,
) as SQL<ReviewSummary['parties']>

const ofVilla = statement('villa_comments', () => {
  const isOfVilla = eq(comment.villaId, idOfSlug(given('slug')))
  return {
    villas: ask
      .select({ active: villa.active })
      .from(villa)
      .where(eq(villa.slug, given('slug'))),
    rows: commentsQuestion(PAGING, and(isOfVilla, isAsked)),
    counts: countQuestion(and(isOfVilla, isAsked)),
    summaries: ask
      .select({ spread: SPREAD, themes: THEME_AVERAGES, parties: PARTY_COUNTS })
      .from(comment)
      .where(and(comment.active, isOfVilla)),
  }
})

/** What guests wrote about all villas, newest first. */
export const commentsPage = async (db: Db, paging: Paging): Promise<Page<Comment>> =>
  pageOf(await ofAll(db, paging), paging)

/** What guests wrote about one villa. Refuses 'not-found' for one that isn't active. */
export const villaCommentsPage = async (
  db: Db,
  slug: string,
  { party = null, rating = null, ...paging }: Paging & { party?: Party | null; rating?: number | null },
): Promise<Page<Comment> & { summary: ReviewSummary }> => {
  const { villas, summaries, ...answered } = await ofVilla(db, { slug, party, rating, ...paging })
  found(villas[0]?.active ? villas[0] : null)
  return { ...pageOf(answered, paging), summary: found(summaries[0]) }
}

const pageOf = ({ rows, counts }: Awaited<ReturnType<typeof ofAll>>, { skip, take }: Paging): Page<Comment> => ({
  content: rows.map(commentView),
  total: counts[0]?.count ?? 0,
  skip,
  take,
})

/** Selects the average of a villa's published ratings with one digit, and how many there are; null without any. */
export const ratingOf = (villaId: SQL): SQL =>
  sql`SELECT json_build_object('average', round(avg(${comment.rating}), 1), 'count', count(*)) FROM ${comment}
    WHERE ${comment.active} AND ${comment.villaId} = ${villaId} HAVING count(*) > 0`
