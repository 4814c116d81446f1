import { type RadarRow, radarOf } from '../../../../features/overview/radar/radar.contract.ts'
import type { ReservationRow } from '../../../../features/reservations/reservations-admin.contract.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import type { Column } from '../../kit/list/list-table.tsx'
import { RadarChips } from './radar-chips.tsx'

/** What authorities and contract ask of the rows of a page, by number. */
export const radarOfRows = async (rows: ReservationRow[]): Promise<Map<number, RadarRow>> => {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id).join(',')
  return new Map((await staffApi(radarOf, { query: { ids } })).content.map((each) => [each.id, each]))
}

/** Four icons: what authorities and contract ask for. */
export const radarColumn = (radar: Map<number, RadarRow> | undefined): Column<ReservationRow> => ({
  ...{ key: 'radar', head: say('radar.title'), lesser: 5, width: 'narrow' },
  cell: ({ id }) => <RadarChips radar={radar?.get(id)} short />,
})
