import type { Day } from '../../kernel/day.ts'
import type { Money } from '../reservations/money/ledger.store.ts'
import { balanceOf, depositHeld, depositState } from '../reservations/money/ledger-sums.ts'
import type { HandoverStay, StayPhoto, StayTask } from './handover.contract.ts'
import type { Moment } from './handover.shape.ts'
import type { countsOf, HandoverRow, photosOf, TaskRow } from './handover.store.ts'
import { tasksOf } from './tasks.ts'

type Counts = Awaited<ReturnType<typeof countsOf>>

/** A stay as whoever greets sees it, on the day it begins (IN) or ends (OUT). */
export const handoverView = (
  row: HandoverRow,
  moment: Moment,
  { sums }: Money,
  { photos, persons }: Counts,
): HandoverStay => {
  const { id, code, villa, town, district, guestName, phone, guests, checkIn, checkOut, status, currency } = row
  const taken = (of: Moment) => photos.find((each) => each.id === id && each.moment === of)?.n ?? 0
  const { damageDeposit: asked } = row.price
  return {
    ...{ id, code, moment, villa, guestName, phone, guests, checkIn, checkOut, status, currency },
    ...{ address: row.address, latitude: row.latitude, longitude: row.longitude, place: `${district}, ${town}` },
    time: moment === 'IN' ? row.checkInTime : row.checkOutTime,
    balance: balanceOf(status, row, sums),
    deposit: { asked, held: depositHeld(sums), state: depositState(status, asked, sums) },
    unlisted: Math.max(0, guests - (persons.find((each) => each.id === id)?.n ?? 0)),
    photos: { in: taken('IN'), out: taken('OUT') },
  }
}

/** Who comes and who leaves on a day, by the hour; a stay of which both is true can't be. */
export const staysInOrder = (
  rows: HandoverRow[],
  day: Day,
  { money, counts }: { money: (id: number) => Money; counts: Counts },
): HandoverStay[] =>
  rows
    .map((row) => handoverView(row, row.checkIn === day ? 'IN' : 'OUT', money(row.id), counts))
    .sort((a, b) => a.time.localeCompare(b.time) || a.villa.localeCompare(b.villa, 'tr'))

/** What is to be done around a stay. */
export const tasksView = (stay: HandoverRow, kept: readonly TaskRow[]): StayTask[] =>
  tasksOf(
    stay,
    kept.filter(({ reservationId }) => reservationId === stay.id),
  ).map(({ kind, day, row }) => ({
    id: row?.id ?? null,
    ...{ reservationId: stay.id, code: stay.code, villa: stay.villa, kind, day },
    ...{ assignee: row?.assignee ?? '', note: row?.note ?? '' },
    ...{ doneAt: row?.doneAt?.toISOString() ?? null, doneBy: row?.doneBy ?? '' },
  }))

export const photoView = ({ id, moment, at, by }: Awaited<ReturnType<typeof photosOf>>[number]): StayPhoto => ({
  ...{ id, moment, by },
  at: at.toISOString(),
})
