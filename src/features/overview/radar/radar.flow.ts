import { sql } from 'drizzle-orm'
import type { Staff } from '../../../kernel/caller.ts'
import { addDays, type Day, dayInIstanbul } from '../../../kernel/day.ts'
import type { Act } from '../../../platform/act.ts'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { UNLISTED } from '../../guests/persons/lacking-persons.store.ts'
import { HAS_CONTRACT, IS_ACCEPTED } from '../../papers/contract/lacking-contract.store.ts'
import { type BtransServices, type Judged, judgedById, stateOf } from '../../reports/btrans/btrans.view.ts'
import { monthBefore } from '../../reports/btrans/btrans-month.ts'
import { advertisedVillas } from '../../reports/ministry/ministry.store.ts'
import { type MinistryFlag, ministryRows } from '../../reports/ministry/ministry-row.ts'
import type { ReservationStatus } from '../../reservations/reservation.shape.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { LISTED_AHEAD_DAYS } from '../../reservations/views/lacking.store.ts'
import type { RadarRow, RadarSign } from './radar.contract.ts'

const stays = statement('radar', () => ({
  rows: ask
    .select({
      ...{ id: reservation.id, villaId: reservation.villaId, status: reservation.status },
      ...{ checkIn: reservation.checkIn, confirmedAt: reservation.confirmedAt, createdAt: reservation.createdAt },
      ...{ unlisted: UNLISTED, hasContract: HAS_CONTRACT, accepted: IS_ACCEPTED },
    })
    .from(reservation)
    .where(sql`reservation.id = ANY (ARRAY(SELECT json_array_elements_text(${given('ids')}::json)::int))`),
}))
type Stay = Awaited<ReturnType<typeof stays>>['rows'][number]

/** What is asked of these reservations, by the rules of both reports, of the list of persons and of the contract. */
export const radarFor = async (
  { db, services, now, who }: Act<BtransServices, Staff>,
  ids: readonly number[],
): Promise<RadarRow[]> => {
  const today = dayInIstanbul(now)
  const reports = who.rights.includes('reports')
  const [{ rows }, judged, villas] = await Promise.all([
    stays(db, { ids: JSON.stringify(ids) }),
    reports ? judgedById({ db, services }, ids) : new Map<number, Judged>(),
    reports ? advertisedVillas(db) : [],
  ])
  const listed = ministryRows(villas, { month: monthBefore(today), host: '', today, licence: '', agency: '' })
  const flags = new Map(listed.map((row) => [row.id, row.flags]))
  return rows.map((stay) => ({
    ...{ id: stay.id, villaId: stay.villaId },
    month: dayInIstanbul(stay.confirmedAt ?? stay.createdAt).slice(0, 7),
    btrans: reports ? btransSign(judged.get(stay.id)) : null,
    ministry: reports ? ministrySign(stay, flags.get(stay.villaId)) : null,
    persons: personsSign(stay, today),
    contract: contractSign(stay),
  }))
}

const NOT_DUE: RadarSign = { state: 'not-due', lacks: [] }
const READY: RadarSign = { state: 'ready', lacks: [] }
const lacking = (lacks: readonly string[]): RadarSign => ({ state: 'missing', lacks: [...lacks] })

const GUESTS_COME: ReadonlySet<ReservationStatus> = new Set(['CONFIRMED', 'CHECKED_IN', 'COMPLETED'])

const btransSign = (judged: Judged | undefined): RadarSign => {
  if (!judged || stateOf(judged) === 'off') return NOT_DUE
  return stateOf(judged) === 'ready' ? READY : lacking(judged.missing)
}

/** A villa that does not stand on the site is not on the Ministry’s list. */
const ministrySign = ({ status }: Stay, flags: MinistryFlag[] | undefined): RadarSign => {
  if (!flags || !GUESTS_COME.has(status)) return NOT_DUE
  return flags.length ? lacking(flags) : READY
}

const personsSign = ({ status, unlisted, checkIn }: Stay, today: Day): RadarSign => {
  if (!GUESTS_COME.has(status)) return NOT_DUE
  if (unlisted === 0) return READY
  return checkIn < addDays(today, LISTED_AHEAD_DAYS) ? lacking([String(unlisted)]) : NOT_DUE
}

const contractSign = ({ status, hasContract, accepted }: Stay): RadarSign => {
  if (!hasContract || !GUESTS_COME.has(status)) return NOT_DUE
  return accepted ? READY : lacking(['contract'])
}
