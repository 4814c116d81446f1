import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/db.ts'
import { villa } from '../../../villas/villas.table.ts'
import { season } from '../../pricing.table.ts'
import { type GridFilter, whichVillas } from '../grid/price-grid.store.ts'

/** Every price period of villas with the villa it is of, by code and day. */
export const sheetRows = (db: Db, filter: Pick<GridFilter, 'town' | 'owner' | 'search'>) => {
  const { id: _, villaId: __, ...terms } = SEASON
  return db
    .select({ code: villa.code, villa: villa.name, currency: villa.currency, ...terms })
    .from(season)
    .innerJoin(villa, eq(villa.id, season.villaId))
    .where(whichVillas(filter))
    .orderBy(asc(villa.code), asc(season.from))
}

const SEASON = getTableColumns(season)
