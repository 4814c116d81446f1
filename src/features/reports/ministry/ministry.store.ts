import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { district, town } from '../../places/places.table.ts'
import { permit } from '../../villas/permits/permits.table.ts'
import { villa } from '../../villas/villas.table.ts'
import type { Advertised } from './ministry-row.ts'

/** Every villa that stands on the site, with its permit and where it is. */
export const advertisedVillas = (db: Db): Promise<Advertised[]> =>
  db
    .select({
      ...{ id: villa.id, name: villa.name, code: villa.code, slug: villa.slug },
      place: sql<string>`${district.name} || ', ' || ${town.county} || ' / ' || ${town.province}`,
      permit: {
        ...{ number: permit.number, state: permit.state, validUntil: permit.validUntil },
        ...{ holder: permit.holder, address: permit.address },
      },
    })
    .from(villa)
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .leftJoin(permit, eq(permit.villaId, villa.id))
    .where(eq(villa.active, true))
