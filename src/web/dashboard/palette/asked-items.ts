import { listGuests } from '../../../features/guests/record/guests.contract.ts'
import { listReservations, type ReservationRow } from '../../../features/reservations/reservations-admin.contract.ts'
import { allAdminVillas } from '../../../features/villas/villas.contract.ts'
import { type Day, dayInIstanbul } from '../../../kernel/day.ts'
import { phoneText } from '../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { calendarOf, closingOf, guestAt, houseOf, paymentOf, reservationAt } from '../places.ts'
import { searchFilter } from '../reservations/list/reservation-query.ts'
import { stayText } from '../stay-text.ts'
import { type Item, namedBy } from './item.ts'
import { codeOf, isCode, saidIn } from './said.ts'

const MOST = 6
const MOST_DAYS = 5

export type PaletteVilla = { id: number; code: string; name: string; live: boolean }

let villas: Promise<PaletteVilla[]> | undefined

/** Every villa of this person, asked once for each page that is loaded; asked anew after it failed. */
export const paletteVillas = (): Promise<PaletteVilla[]> => {
  villas ??= staffApi(allAdminVillas).then(({ content }) => content)
  villas.catch(() => {
    villas = undefined
  })
  return villas
}

export const villaItem = ({ id, code, name, live }: PaletteVilla, admin: boolean): Item => ({
  key: `villa ${id}`,
  kind: 'villa',
  title: name,
  note: live ? code : `${code} · ${say('palette.passive')}`,
  to: admin ? houseOf(id) : calendarOf(id),
})

/** What a command leads to for each villa that it may mean: the closing with villa and days filled in. */
export const closingItems = (
  text: string,
  known: readonly PaletteVilla[],
  today = dayInIstanbul(new Date()),
): Item[] => {
  const said = saidIn(text, today)
  if (!said || !('close' in said)) return []
  const meant = said.close
    ? namedBy(
        known.map((each) => villaItem(each, true)),
        said.close,
        MOST_DAYS,
      )
    : []
  return meant.map(({ key, title }) => ({
    key: `close ${key}`,
    kind: 'action',
    title: say('palette.close-of', { villa: title }),
    note: daysText(said.from, said.until),
    to: closingOf(Number(key.split(' ')[1]), said.from, said.until),
  }))
}

const daysText = (from: Day | '', until: Day | ''): string => {
  if (!from) return say('palette.close-hint')
  return until ? stayText(from, until) : from.split('-').reverse().join('.')
}

/** What the server finds for a text: reservations, guests, and the payment of a code. `failed` = it was not reached. */
export const askedItems = async (text: string, admin: boolean): Promise<{ items: Item[]; failed: boolean }> => {
  const said = saidIn(text, dayInIstanbul(new Date()))
  if (said && 'close' in said) return { items: [], failed: false }
  const paying = said?.pay
  const [reservations, guests] = await Promise.all([
    outcomeOf(staffApi(listReservations, { query: queryOf(paying ?? text) })),
    admin && !paying && !isCode(text)
      ? outcomeOf(staffApi(listGuests, { query: { search: text, take: MOST } }))
      : undefined,
  ])
  const rows = reservations.kind === 'ready' ? reservations.value.content : []
  const found = guests?.kind === 'ready' ? guests.value.content : []
  return {
    failed: reservations.kind === 'failed' || guests?.kind === 'failed',
    items: [
      ...rows.map(paying && admin ? payItem : reservationItem),
      ...found.map(
        ({ id, name, contacts, bookings }): Item => ({
          key: `guest ${id}`,
          kind: 'guest',
          title: name,
          note: [contacts[0], say('palette.stays', { n: bookings })].filter(Boolean).join(' · '),
          to: guestAt(id),
        }),
      ),
    ],
  }
}

const queryOf = (text: string) => {
  if (isCode(text)) return { reservation_id: codeOf(text), take: MOST }
  const { reservation_id, customer_name } = searchFilter(text)
  return { ...(reservation_id && { reservation_id }), ...(customer_name && { customer_name }), take: MOST }
}

const reservationItem = (row: ReservationRow): Item => ({
  key: `reservation ${row.id}`,
  kind: 'reservation',
  title: `${row.code} · ${row.guestName}`,
  note: [row.villa, stayText(row.checkIn, row.checkOut), say(`status.${row.status}`), phoneText(row.phone)]
    .filter(Boolean)
    .join(' · '),
  to: reservationAt(row.id),
})

const payItem = (row: ReservationRow): Item => ({
  ...reservationItem(row),
  key: `pay ${row.id}`,
  kind: 'action',
  title: say('palette.pay-of', { code: row.code }),
  note: [row.guestName, row.villa, stayText(row.checkIn, row.checkOut)].join(' · '),
  to: paymentOf(row.id),
})
