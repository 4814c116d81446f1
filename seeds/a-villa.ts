import { address } from '../src/features/addresses/addresses.table.ts'
import { priceTerms } from '../src/features/pricing/pricing.table.ts'
import { permit } from '../src/features/villas/permits/permits.table.ts'
import { villa } from '../src/features/villas/villas.table.ts'
import { found } from '../src/kernel/refusal.ts'
import type { Db } from '../src/platform/database/db.ts'
import { aTown } from './a-town.ts'
import { anOwner } from './an-owner.ts'
import { fresh } from './demo/fresh.ts'

type Villa = typeof villa.$inferSelect
type Terms = Partial<typeof priceTerms.$inferSelect>

/**
 * An active, live villa for eight with price terms and no prices yet; its owner and town are made when none is given.
 */
export const aVilla = async (
  db: Db,
  { terms, permitNo = '48-1', ...overrides }: Partial<Villa> & { terms?: Terms; permitNo?: string | null } = {},
): Promise<Villa> => {
  const slug = fresh('villa')
  const place = overrides.townId === undefined ? await aTown(db) : undefined
  const ownerId = overrides.ownerId ?? (await anOwner(db)).id
  const row = {
    ...HOUSE,
    slug,
    code: slug.toUpperCase(),
    name: slug,
    townId: place?.id ?? 0,
    districtId: place?.districtId ?? 0,
    createdAt: new Date(),
  }
  const added = found(
    (
      await db
        .insert(villa)
        .values({ ...row, ...overrides, ownerId })
        .returning()
    )[0],
  )
  await db.insert(priceTerms).values({ villaId: added.id, baseGuests: added.guests, ...terms })
  if (permitNo) await db.insert(permit).values({ villaId: added.id, number: permitNo, kind: 'home', state: 'valid' })
  await db.insert(address).values({ slug: added.slug, kind: 'villa', targetId: added.id })
  return added
}

const HOUSE = {
  headline: { tr: 'Denize bakan ev', en: 'A house that looks at the sea' },
  description: { tr: 'Dört odalı ev.\n\n**Yolu diktir.**' },
  active: true,
  live: true,
  guests: 8,
  bedrooms: 4,
  bathrooms: 3,
  area: 200,
  pools: [{ kind: 'outdoor' as const, width: 5, length: 10, depth: 1.5, heated: false, screened: false }],
  rooms: [{ name: { tr: 'Ebeveyn yatak odası' }, beds: { double: 1, single: 0, bunk: 0 }, enSuite: true }],
  distances: {
    sea: 500,
    centre: 900,
    market: 300,
    restaurant: 400,
    hospital: 4000,
    airport: 50_000,
    airportCode: 'DLM',
  },
  rules: { pets: false, smoking: false, parties: false, children: true },
  latitude: 36.62,
  longitude: 29.11,
  currency: 'TL' as const,
}
