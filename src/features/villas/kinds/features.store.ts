import { asc, eq, getTableColumns, like, or, sql } from 'drizzle-orm'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lastPlace } from '../../../platform/database/own-order.ts'
import { ask, statement } from '../../../platform/database/statement.ts'
import { feature, featureCategory } from '../villas.table.ts'
import type { CategoryInput, CategoryRow, FeatureInput, FeatureRow } from './features.contract.ts'

const villas = sql<number>`(SELECT count(*)::int FROM villa_feature WHERE feature_id = feature.id)`

const all = statement('features_by_category', () => ({
  categories: ask.select().from(featureCategory).orderBy(asc(featureCategory.position), asc(featureCategory.id)),
  features: ask
    .select({ ...getTableColumns(feature), villas })
    .from(feature)
    .orderBy(asc(feature.position), asc(feature.id)),
}))

/** Every feature below its category, in the order of the villa page. */
export const featuresByCategory = async (db: Db) => {
  const { categories, features } = await all(db)
  return categories.map((category) => ({
    ...category,
    features: features.filter(({ categoryId }) => categoryId === category.id),
  }))
}

/** One feature. Refuses 'not-found'. */
export const featureRow = async (db: Db, id: number): Promise<FeatureRow> => {
  const rows = db.select({ ...getTableColumns(feature), villas }).from(feature)
  return found((await rows.where(eq(feature.id, id)))[0])
}

export const addCategory = async (db: Db, input: CategoryInput): Promise<CategoryRow> => {
  const values = { ...input, position: lastPlace(featureCategory) }
  return found((await db.insert(featureCategory).values(values).returning())[0])
}

/** Refuses 'not-found'. */
export const writeCategory = async (db: Db, id: number, input: CategoryInput): Promise<CategoryRow> =>
  found((await db.update(featureCategory).set(input).where(eq(featureCategory.id, id)).returning())[0])

export const dropCategory = (tx: Db, id: number) => tx.delete(featureCategory).where(eq(featureCategory.id, id))

/** The features of some categories. */
export const featuresOf = async (db: Db, categoryIds: readonly number[]): Promise<number[]> => {
  const of = categoryIds.map((id) => eq(feature.categoryId, id))
  return (
    await db
      .select({ id: feature.id })
      .from(feature)
      .where(or(...of))
  ).map(({ id }) => id)
}

/** The slugs that begin with this one. */
export const slugsLike = async (db: Db, slug: string): Promise<Set<string>> => {
  const rows = await db
    .select({ slug: feature.slug })
    .from(feature)
    .where(like(feature.slug, `${slug}%`))
  return new Set(rows.map((row) => row.slug))
}

/** Adds a feature at the end of its category. Answers its id; undefined when another one has its slug. */
export const addFeature = async (tx: Db, input: FeatureInput & { slug: string }): Promise<number | undefined> => {
  const position = lastPlace(feature, eq(feature.categoryId, input.categoryId))
  const [row] = await tx
    .insert(feature)
    .values({ ...input, position })
    .onConflictDoNothing()
    .returning({ id: feature.id })
  return row?.id
}

/** Writes a feature anew; in another category it stands behind the others. */
export const writeFeature = (tx: Db, { id, categoryId }: FeatureRow, input: FeatureInput) =>
  tx
    .update(feature)
    .set({
      ...input,
      ...(input.categoryId !== categoryId && {
        position: lastPlace(feature, eq(feature.categoryId, input.categoryId)),
      }),
    })
    .where(eq(feature.id, id))

export const dropFeature = (tx: Db, id: number) => tx.delete(feature).where(eq(feature.id, id))
