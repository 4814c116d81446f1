import { asc, sql } from 'drizzle-orm'
import { ask } from '../../../platform/database/statement.ts'
import { featureCategory } from '../villas.table.ts'

const OWN_FEATURES = sql<number[]>`(SELECT coalesce(json_agg(feature.id), '[]') FROM feature
  WHERE feature.category_id = feature_category.id)`

/** The groups of features in the order of the agency, each with the ids of its own. */
export const featureGroupsQuestion = () =>
  ask
    .select({ name: featureCategory.name, ids: OWN_FEATURES })
    .from(featureCategory)
    .orderBy(asc(featureCategory.position), asc(featureCategory.id))
