import { eq } from 'drizzle-orm'
import { Refusal } from '../../../kernel/refusal.ts'
import { slugOf } from '../../../kernel/slug.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { holdRows, putInOrder } from '../../../platform/database/own-order.ts'
import { feature, featureCategory } from '../villas.table.ts'
import type { FeatureInput, FeatureRow } from './features.contract.ts'
import * as store from './features.store.ts'
import { wrongField } from './judged-input.ts'
import { deleteUnused, withVillasUsing } from './with-villas-using.flow.ts'

/** Adds a feature. Its slug is made of its Turkish name and stays: searches name it. Refuses an unknown category. */
export const createFeature = ({ db }: Act, input: FeatureInput): Promise<FeatureRow> =>
  db.transaction(async (tx) => {
    await mustBeCategory(tx, input.categoryId)
    for (;;) {
      const id = await store.addFeature(tx, { ...input, slug: await freeSlugFor(tx, input.name.tr) })
      if (id !== undefined) return store.featureRow(tx, id)
    }
  })

/** Writes a feature anew. Refuses 'not-found' and an unknown category. */
export const changeFeature = ({ db }: Act, id: number, input: FeatureInput): Promise<FeatureRow> =>
  withVillasUsing(db, { kind: 'feature', ids: [id] }, async (tx) => {
    await mustBeCategory(tx, input.categoryId)
    await store.writeFeature(tx, await store.featureRow(tx, id), input)
    return store.featureRow(tx, id)
  })

/** Refuses 'not-found' and 'used-by-villas'. */
export const deleteFeature = ({ db }: Act, id: number): Promise<void> =>
  deleteUnused(db, 'feature', id, (tx) => store.dropFeature(tx, id))

/** Puts features in another order within the category of the first. Refuses 'not-found'. */
export const orderFeatures = ({ db }: Act, ids: number[]): Promise<void> =>
  withVillasUsing(db, { kind: 'feature', ids }, async (tx) => {
    const { categoryId } = await store.featureRow(tx, ids[0] ?? 0)
    await putInOrder(tx, feature, ids, eq(feature.categoryId, categoryId))
  })

/** Deletes a category. Refuses 'not-found', and 'has-features' with how many stand in it. */
export const deleteCategory = ({ db }: Act, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await holdRows(tx, featureCategory, [id])).length) throw new Refusal('not-found')
    const n = (await store.featuresOf(tx, [id])).length
    if (n > 0) throw new Refusal('has-features', { n })
    await store.dropCategory(tx, id)
  })

/** Puts categories in another order; villas name their features in it. */
export const orderCategories = async ({ db }: Act, ids: number[]): Promise<void> => {
  const some = { kind: 'feature' as const, ids: await store.featuresOf(db, ids) }
  await withVillasUsing(db, some, (tx) => putInOrder(tx, featureCategory, ids))
}

const mustBeCategory = async (tx: Db, id: number): Promise<void> => {
  if (!(await holdRows(tx, featureCategory, [id])).length) throw wrongField('categoryId', 'invalid')
}

/** A slug that no other feature has: 'jakuzi', 'jakuzi-2'. A name without a Latin letter is 'ozellik'. */
const freeSlugFor = async (tx: Db, name: string): Promise<string> => {
  const slug = slugOf(name) || 'ozellik'
  const taken = await store.slugsLike(tx, slug)
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
  return free
}
