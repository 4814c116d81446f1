import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { done, id, line, localized, localizedLine, orderOf, rowId } from '../../../kernel/schema.ts'

export const categoryInput = z.object({ name: localizedLine(80) })
export type CategoryInput = z.infer<typeof categoryInput>

/** `icon` is the name of a drawing; a highlighted feature stands in the short list of a villa page. */
export const featureInput = z.object({
  categoryId: rowId,
  name: localizedLine(80),
  icon: line(40),
  highlight: z.boolean(),
})
export type FeatureInput = z.infer<typeof featureInput>

const featureRow = z.object({
  id: z.number(),
  categoryId: z.number(),
  slug: z.string(),
  name: localized,
  icon: z.string(),
  highlight: z.boolean(),
  position: z.number(),
  villas: z.number(),
})
export type FeatureRow = z.infer<typeof featureRow>
const categoryRow = z.object({ id: z.number(), name: localized, position: z.number() })
export type CategoryRow = z.infer<typeof categoryRow>

export const listVillaFeatures = endpoint({
  method: 'GET',
  path: '/v1/admin/listVillaFeatures',
  may: 'admin',
  does: 'The features by category, in the order of the villa page',
  answer: content(z.array(z.object({ ...categoryRow.shape, features: z.array(featureRow) }))),
})

export const createCategory = endpoint({
  method: 'POST',
  path: '/v1/admin/featurecategory',
  may: 'admin',
  does: 'A new category of features, after the others',
  status: 201,
  repeatable: true,
  body: categoryInput,
  answer: content(categoryRow),
})
export const changeCategory = endpoint({
  method: 'PUT',
  path: '/v1/admin/featurecategory/:id',
  may: 'admin',
  does: 'Change a category of features',
  params: id,
  body: categoryInput,
  answer: content(categoryRow),
})
export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/v1/admin/featurecategory/:id',
  may: 'admin',
  does: 'Delete a category that has no features',
  params: id,
  answer: content(done),
})
export const orderCategories = endpoint({
  method: 'PATCH',
  path: '/v1/admin/featurecategory/order',
  may: 'admin',
  does: 'Put categories in another order',
  body: orderOf,
  answer: content(done),
})

export const createFeature = endpoint({
  method: 'POST',
  path: '/v1/admin/feature',
  may: 'admin',
  does: 'A new feature, after the others of its category',
  status: 201,
  repeatable: true,
  body: featureInput,
  answer: content(featureRow),
})
export const changeFeature = endpoint({
  method: 'PUT',
  path: '/v1/admin/feature/:id',
  may: 'admin',
  does: 'Change a feature, or put it into another category',
  params: id,
  body: featureInput,
  answer: content(featureRow),
})
export const deleteFeature = endpoint({
  method: 'DELETE',
  path: '/v1/admin/feature/:id',
  may: 'admin',
  does: 'Delete a feature while no villa has it',
  params: id,
  answer: content(done),
})
export const orderFeatures = endpoint({
  method: 'PATCH',
  path: '/v1/admin/feature/order',
  may: 'admin',
  does: 'Put features of one category in another order',
  body: orderOf,
  answer: content(done),
})
