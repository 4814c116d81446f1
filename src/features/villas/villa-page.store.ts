import { and, asc, eq } from 'drizzle-orm'
import { inLanguage, type Language } from '../../kernel/language.ts'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { picture } from '../media/media.table.ts'
import { district, town } from '../places/places.table.ts'
import { roughPlace } from './villa.ts'
import type { VillaPage } from './villas.contract.ts'
import { feature, featureCategory, villa, villaFeature, villaPhoto, villaType, villaVillaType } from './villas.table.ts'

/** What the public page shows of the house itself. Refuses 'not-found' also for a villa that isn't active. */
export const villaPageOf = async (db: Db, slug: string, language: Language): Promise<VillaPage> => {
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
  const { villa: house, ...place } = found(row)
  const [photos, types, featureCategories] = await Promise.all([
    photosOf(db, house.id, language),
    typesOf(db, house.id, language),
    featuresOf(db, house.id, language),
  ])
  // The contract strips the rest of the row; the place is rough for everybody.
  return {
    ...house,
    ...place,
    ...roughPlace(house),
    photos,
    types,
    featureCategories,
    headline: inLanguage(house.headline, language),
    description: inLanguage(house.description, language),
    rooms: house.rooms.map((room) => ({ ...room, name: inLanguage(room.name, language) })),
  }
}

const photosOf = async (db: Db, villaId: number, language: Language): Promise<VillaPage['photos']> => {
  const rows = await db
    .select({ path: picture.path, width: picture.width, height: picture.height, alt: villaPhoto.alt })
    .from(villaPhoto)
    .innerJoin(picture, eq(picture.id, villaPhoto.pictureId))
    .where(eq(villaPhoto.villaId, villaId))
    .orderBy(asc(villaPhoto.position), asc(villaPhoto.id))
  return rows.map((row) => ({ ...row, alt: inLanguage(row.alt, language) }))
}

const typesOf = async (db: Db, villaId: number, language: Language): Promise<VillaPage['types']> => {
  const rows = await db
    .select({ slug: villaType.slug, name: villaType.name })
    .from(villaVillaType)
    .innerJoin(villaType, eq(villaType.id, villaVillaType.typeId))
    .where(eq(villaVillaType.villaId, villaId))
    .orderBy(asc(villaType.position), asc(villaType.id))
  return rows.map(({ slug, name }) => ({ slug, name: inLanguage(name, language) }))
}

const featuresOf = async (db: Db, villaId: number, language: Language): Promise<VillaPage['featureCategories']> => {
  const rows = await db
    .select({ category: featureCategory, feature })
    .from(villaFeature)
    .innerJoin(feature, eq(feature.id, villaFeature.featureId))
    .innerJoin(featureCategory, eq(featureCategory.id, feature.categoryId))
    .where(eq(villaFeature.villaId, villaId))
    .orderBy(asc(featureCategory.position), asc(featureCategory.id), asc(feature.position), asc(feature.id))
  const categories = new Map<number, VillaPage['featureCategories'][number]>()
  for (const { category, feature: each } of rows) {
    const known = categories.get(category.id) ?? { name: inLanguage(category.name, language), features: [] }
    categories.set(category.id, known)
    known.features.push({
      id: each.id,
      slug: each.slug,
      name: inLanguage(each.name, language),
      icon: each.icon,
      highlight: each.highlight,
    })
  }
  return [...categories.values()]
}
