import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Caller } from '../../kernel/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { ask, given, statement } from '../../platform/database/statement.ts'
import { address } from '../addresses/addresses.table.ts'
import { picture } from '../media/media.table.ts'
import { district, town } from '../places/places.table.ts'
import { permit } from './permits/permits.table.ts'
import { maySee } from './villa.ts'
import { idOfSlug } from './villas.store.ts'
import { feature, featureCategory, villa, villaFeature, villaPhoto, villaType, villaVillaType } from './villas.table.ts'
import { lastVisitOf } from './visits/visits.store.ts'

export type House = Awaited<ReturnType<typeof houseBySlug>>

/**
 * A villa that this caller may see, with all that its page shows, in every language. Refuses 'not-found', with
 * `movedTo` when it has another address now.
 */
export const houseBySlug = async (db: Db, who: Caller, slug: string) => {
  const { houses, ...parts } = await housePage(db, { slug })
  if (!houses[0] || !maySee(who, houses[0].villa))
    throw new Refusal('not-found', {}, {}, await newAddressOf(db, who, slug))
  return { ...houses[0], ...parts }
}

const newAddressOf = async (db: Db, who: Caller, slug: string): Promise<{ movedTo: string } | undefined> => {
  const [row] = await db
    .select({ movedTo: address.movedTo, active: villa.active })
    .from(address)
    .innerJoin(villa, eq(villa.id, address.targetId))
    .where(and(eq(address.slug, slug), eq(address.kind, 'villa')))
  return row?.movedTo && maySee(who, row) ? { movedTo: row.movedTo } : undefined
}

const housePage = statement('villa_page', () => {
  const id = idOfSlug(given('slug'))
  return {
    houses: ask
      .select({
        villa,
        permitNo: permit.number,
        permitState: permit.state,
        permitCheckedAt: permit.checkedAt,
        town: { slug: town.slug, name: town.name },
        district: { slug: district.slug, name: district.name },
      })
      .from(villa)
      .innerJoin(town, eq(town.id, villa.townId))
      .innerJoin(district, eq(district.id, villa.districtId))
      .leftJoin(permit, eq(permit.villaId, villa.id))
      .where(eq(villa.slug, given('slug'))),
    photos: photosOf(id),
    types: typesOf(id),
    features: featuresOf(id),
    visits: lastVisitOf(id),
  }
})

const photosOf = (villaId: SQL) =>
  ask
    .select({
      ...{ path: picture.path, width: picture.width, height: picture.height, blur: picture.blur },
      ...{ alt: villaPhoto.alt, caption: villaPhoto.caption, room: villaPhoto.room },
    })
    .from(villaPhoto)
    .innerJoin(picture, eq(picture.id, villaPhoto.pictureId))
    .where(eq(villaPhoto.villaId, villaId))
    .orderBy(asc(villaPhoto.position), asc(villaPhoto.id))

const typesOf = (villaId: SQL) =>
  ask
    .select({ slug: villaType.slug, name: villaType.name })
    .from(villaVillaType)
    .innerJoin(villaType, eq(villaType.id, villaVillaType.typeId))
    .where(eq(villaVillaType.villaId, villaId))
    .orderBy(asc(villaType.position), asc(villaType.id))

const featuresOf = (villaId: SQL) =>
  ask
    .select({ category: featureCategory, feature })
    .from(villaFeature)
    .innerJoin(feature, eq(feature.id, villaFeature.featureId))
    .innerJoin(featureCategory, eq(featureCategory.id, feature.categoryId))
    .where(eq(villaFeature.villaId, villaId))
    .orderBy(asc(featureCategory.position), asc(featureCategory.id), asc(feature.position), asc(feature.id))
