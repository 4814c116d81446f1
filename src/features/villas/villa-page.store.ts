import { and, asc, eq } from 'drizzle-orm'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { picture } from '../media/media.table.ts'
import { district, town } from '../places/places.table.ts'
import { feature, featureCategory, villa, villaFeature, villaPhoto, villaType, villaVillaType } from './villas.table.ts'

export type House = Awaited<ReturnType<typeof houseBySlug>>

/** An active villa with all that its page shows, in every language. Refuses 'not-found'. */
export const houseBySlug = async (db: Db, slug: string) => {
  const [row] = await db
    .select({
      villa,
      town: { slug: town.slug, name: town.name },
      district: { slug: district.slug, name: district.name },
    })
    .from(villa)
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .where(and(eq(villa.slug, slug), villa.active))
  const house = found(row)
  const { id } = house.villa
  const [photos, types, features] = await Promise.all([photosOf(db, id), typesOf(db, id), featuresOf(db, id)])
  return { ...house, photos, types, features }
}

const photosOf = (db: Db, villaId: number) =>
  db
    .select({ path: picture.path, width: picture.width, height: picture.height, alt: villaPhoto.alt })
    .from(villaPhoto)
    .innerJoin(picture, eq(picture.id, villaPhoto.pictureId))
    .where(eq(villaPhoto.villaId, villaId))
    .orderBy(asc(villaPhoto.position), asc(villaPhoto.id))

const typesOf = (db: Db, villaId: number) =>
  db
    .select({ slug: villaType.slug, name: villaType.name })
    .from(villaVillaType)
    .innerJoin(villaType, eq(villaType.id, villaVillaType.typeId))
    .where(eq(villaVillaType.villaId, villaId))
    .orderBy(asc(villaType.position), asc(villaType.id))

const featuresOf = (db: Db, villaId: number) =>
  db
    .select({ category: featureCategory, feature })
    .from(villaFeature)
    .innerJoin(feature, eq(feature.id, villaFeature.featureId))
    .innerJoin(featureCategory, eq(featureCategory.id, feature.categoryId))
    .where(eq(villaFeature.villaId, villaId))
    .orderBy(asc(featureCategory.position), asc(featureCategory.id), asc(feature.position), asc(feature.id))
