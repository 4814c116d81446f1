import { address } from '../src/features/addresses/addresses.table.ts'
import { district, town } from '../src/features/places/places.table.ts'
import { found } from '../src/kernel/refusal.ts'
import type { Db } from '../src/platform/database/db.ts'
import { fresh } from './demo/fresh.ts'

type Town = typeof town.$inferSelect

/** A town with its address and one district. */
export const aTown = async (db: Db, overrides: Partial<Town> = {}): Promise<Town & { districtId: number }> => {
  const slug = fresh('kasaba')
  const row = {
    slug,
    name: 'Kasaba',
    province: 'Muğla',
    provinceCode: '48',
    county: 'Fethiye',
    countyCode: '1331',
    lead: { tr: 'Kıyıda bir kasaba' },
    body: { tr: '## Nerede?\n\nKıyıda.' },
    faq: [],
    picture: '/img/demo/region-01.webp',
    position: 1,
  }
  const added = found(
    (
      await db
        .insert(town)
        .values({ ...row, ...overrides })
        .returning()
    )[0],
  )
  const place = found(
    (await db.insert(district).values({ townId: added.id, slug: 'merkez', name: 'Merkez' }).returning())[0],
  )
  await db.insert(address).values({ slug: added.slug, kind: 'town', targetId: added.id })
  return { ...added, districtId: place.id }
}
