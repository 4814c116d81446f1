import { address } from '../../src/features/addresses/addresses.table.ts'
import { picture } from '../../src/features/media/media.table.ts'
import { NO_GUIDE } from '../../src/features/places/places.shape.ts'
import { district, town } from '../../src/features/places/places.table.ts'
import {
  feature,
  featureCategory,
  villa,
  villaFeature,
  villaPhoto,
  villaType,
  villaVillaType,
} from '../../src/features/villas/villas.table.ts'
import { slugOf } from '../../src/kernel/slug.ts'
import type { Db } from '../../src/platform/database/db.ts'
import { featureCategories } from '../content/features.ts'
import type { GuideSeed } from '../content/guides/guide-seed.ts'
import * as lycian from '../content/guides/lycia.ts'
import * as western from '../content/guides/west-and-east.ts'
import { towns } from '../content/towns.ts'
import type { VillaSeed } from '../content/villa-seed.ts'
import { villaTypes } from '../content/villa-types.ts'
import { insertAll } from '../insert-all.ts'
import { pictureAddress, type StoredPicture } from './pictures/demo-pictures.ts'
import type { DemoPhoto } from './pictures/galleries.ts'
import type { OwnerOf } from './records/demo-owners.ts'

/** A demo villa with its place in the order of the agency and its id. */
export type DemoVilla = { id: number; order: number; seed: VillaSeed }

/** Ids by slug, so that no row depends on the order in which ids were given. */
type Ids = ReadonlyMap<string, number>
const bySlug = (rows: { id: number; slug: string }[]): Ids => new Map(rows.map((row) => [row.slug, row.id]))
const idOf = (ids: Ids, slug: string): number => {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`The demo data names '${slug}', which is not there.`)
  return id
}

/**
 * Towns, types, features and the villas with their photos and addresses. `ownerOf` knows the owner of each villa.
 */
export const fillCatalogue = async (
  db: Db,
  { seeds, galleries, pictures }: { seeds: VillaSeed[]; galleries: DemoPhoto[][]; pictures: StoredPicture[] },
  ownerOf: OwnerOf,
  now: Date,
): Promise<DemoVilla[]> => {
  const townIds = await fillTowns(db)
  const districtIds = await fillDistricts(db, townIds)
  const typeIds = await fillTypes(db)
  const featureIds = await fillFeatures(db)
  const rows = seeds.map((seed, order) => villaRow(seed, order, { townIds, districtIds, ownerOf, now }))
  const added = bySlug(await db.insert(villa).values(rows).returning({ id: villa.id, slug: villa.slug }))
  const villas = seeds.map((seed, order) => ({ seed, order, id: idOf(added, slugOf(seed.name)) }))
  const pairs = <T>(of: (seed: VillaSeed) => readonly string[], row: (villaId: number, slug: string) => T) =>
    villas.flatMap(({ id, seed }) => [...new Set(of(seed))].map((slug) => row(id, slug)))
  await insertAll(
    db,
    villaFeature,
    pairs(
      (seed) => seed.features,
      (villaId, slug) => ({ villaId, featureId: idOf(featureIds, slug) }),
    ),
  )
  await insertAll(
    db,
    villaVillaType,
    pairs(
      (seed) => seed.types,
      (villaId, slug) => ({ villaId, typeId: idOf(typeIds, slug) }),
    ),
  )
  await fillPhotos(db, villas, { galleries, pictures }, now)
  const addresses = (kind: (typeof address.$inferInsert)['kind'], ids: Ids) =>
    [...ids].map(([slug, targetId]) => ({ slug, kind, targetId }))
  await insertAll(db, address, [
    ...addresses('town', townIds),
    ...addresses('villa-type', typeIds),
    ...addresses('villa', added),
  ])
  return villas
}

const fillTowns = async (db: Db): Promise<Ids> => {
  const rows = towns.map(({ districtOfProvince, mernisCode, picture: photo, districts: _, ...row }, index) => ({
    ...row,
    county: districtOfProvince,
    countyCode: mernisCode,
    picture: pictureAddress(photo),
    position: index + 1,
    ...guideOf(row.slug),
  }))
  return bySlug(await db.insert(town).values(rows).returning({ id: town.id, slug: town.slug }))
}

const guides: Record<string, GuideSeed> = { ...lycian, ...western }

const guideOf = (slug: string) => {
  const { bays, ...guide }: GuideSeed = guides[slug] ?? { ...NO_GUIDE, bays: [] }
  return { bays, guide }
}

/** Districts are named by town and slug: two towns may each have a 'merkez'. */
const fillDistricts = async (db: Db, townIds: Ids): Promise<Ids> => {
  const rows = towns.flatMap((each) =>
    each.districts.map(({ slug, name }, index) => ({
      townId: idOf(townIds, each.slug),
      slug,
      name,
      position: index + 1,
    })),
  )
  const added = await db
    .insert(district)
    .values(rows)
    .returning({ id: district.id, slug: district.slug, townId: district.townId })
  return new Map(added.map(({ id, slug, townId }) => [`${townId}/${slug}`, id]))
}

const fillTypes = async (db: Db): Promise<Ids> => {
  const rows = villaTypes.map(({ slug, name, lead, body, picture: photo }, index) => ({
    slug,
    name,
    lead,
    body,
    picture: pictureAddress(photo),
    position: index + 1,
  }))
  return bySlug(await db.insert(villaType).values(rows).returning({ id: villaType.id, slug: villaType.slug }))
}

const fillFeatures = async (db: Db): Promise<Ids> => {
  const categories = await db
    .insert(featureCategory)
    .values(featureCategories.map(({ name }, index) => ({ name, position: index + 1 })))
    .returning({ id: featureCategory.id, position: featureCategory.position })
  const rows = categories.flatMap(({ id, position }) =>
    (featureCategories[position - 1]?.features ?? []).map((each, index) => ({
      ...each,
      categoryId: id,
      position: index + 1,
    })),
  )
  return bySlug(await db.insert(feature).values(rows).returning({ id: feature.id, slug: feature.slug }))
}

type Parts = { townIds: Ids; districtIds: Ids; ownerOf: OwnerOf; now: Date }

const villaRow = (
  seed: VillaSeed,
  order: number,
  { townIds, districtIds, ownerOf, now }: Parts,
): typeof villa.$inferInsert => {
  const {
    name,
    headline,
    description,
    live,
    guests,
    bedrooms,
    bathrooms,
    area,
    rooms,
    latitude,
    longitude,
    currency,
    pets,
    smoking,
    parties,
    children,
  } = seed
  const townId = idOf(townIds, seed.town)
  const { childPool, ...pool } = seed.pool
  return {
    name,
    headline,
    description,
    live,
    guests,
    bedrooms,
    bathrooms,
    area,
    rooms,
    latitude,
    longitude,
    currency,
    townId,
    slug: slugOf(name),
    code: `HV-${101 + order}`,
    ownerId: ownerOf(seed.owner, order),
    districtId: idOf(districtIds, `${townId}/${seed.district}`),
    active: true,
    popular: order % 4 === 0,
    villaOfMonth: order === 2,
    position: order + 1,
    pools: [
      pool,
      ...(childPool
        ? [{ kind: 'child' as const, width: 2.5, length: 3, depth: 0.4, heated: pool.heated, screened: pool.screened }]
        : []),
    ],
    distances: { ...seed.distances, airportCode: seed.airport },
    rules: { pets, smoking, parties, children },
    createdAt: new Date(now.getTime() - (20 + ((order * 37) % 900)) * 86_400_000),
  }
}

type Shown = { galleries: DemoPhoto[][]; pictures: StoredPicture[] }

const fillPhotos = async (db: Db, villas: DemoVilla[], { galleries, pictures }: Shown, now: Date): Promise<void> => {
  const added = await db
    .insert(picture)
    .values(pictures.map((each) => ({ ...each, createdAt: now })))
    .returning({ id: picture.id, path: picture.path })
  const pictureIds: Ids = new Map(added.map(({ id, path }) => [path, id]))
  const photos = villas.flatMap(({ id, order }) =>
    (galleries[order] ?? []).map(({ name, room, alt }, position) => ({
      ...{ villaId: id, pictureId: idOf(pictureIds, pictureAddress(name)) },
      ...{ room, alt, position },
    })),
  )
  await insertAll(db, villaPhoto, photos)
}
