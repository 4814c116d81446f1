import { asc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { owner } from '../../owners/owners.table.ts'
import { district, town } from '../../places/places.table.ts'
import { feature, featureCategory, villa, villaType } from '../villas.table.ts'

/** What `GET /v1/admin/other` is made of, for the `owners` of a login or, when they are null, for the agency. */
export const choiceRows = statement('choices', () => ({
  towns: ask
    .select({
      ...{ id: town.id, name: town.name, slug: town.slug },
      ...{ latitude: town.latitude, longitude: town.longitude, shown: town.shown },
    })
    .from(town)
    .orderBy(asc(town.position), asc(town.id)),
  districts: ask
    .select({ id: district.id, name: district.name, townId: district.townId })
    .from(district)
    .orderBy(asc(district.position), asc(district.id)),
  types: ask
    .select({ id: villaType.id, name: turkish(villaType.name) })
    .from(villaType)
    .orderBy(asc(villaType.position), asc(villaType.id)),
  categories: ask
    .select({ id: featureCategory.id, name: turkish(featureCategory.name) })
    .from(featureCategory)
    .orderBy(asc(featureCategory.position), asc(featureCategory.id)),
  features: ask
    .select({
      ...{ id: feature.id, name: turkish(feature.name), categoryId: feature.categoryId },
      ...{ icon: feature.icon, highlight: feature.highlight },
    })
    .from(feature)
    .orderBy(asc(feature.position), asc(feature.id)),
  owners: owners(),
  counts: ask
    .select({ villas: sql<number>`count(*)::int`, active: sql<number>`(count(*) FILTER (WHERE ${villa.active}))::int` })
    .from(villa)
    .where(seenBy(villa.ownerId)),
}))

/** Whom a villa may belong to. */
const owners = () => ask.select({ id: owner.id, name: owner.name }).from(owner).where(seenBy(owner.id))

const seenBy = (column: PgColumn): SQL =>
  sql`(${given('owners')}::json IS NULL OR ${column} IN (SELECT value::int FROM json_array_elements_text(${given('owners')}::json)))`

const turkish = (text: PgColumn): SQL<string> => sql`${text}->>'tr'`
