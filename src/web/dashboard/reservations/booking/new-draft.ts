import type { ReservationSource } from '../../../../features/reservations/reservation.shape.ts'
import { isFullName } from '../../../../features/reservations/reservation.shape.ts'
import { usualHours } from '../../../../features/reservations/reservation.ts'
import type { Day } from '../../../../kernel/day.ts'
import type { Language } from '../../../../kernel/language.ts'
import type { Minor } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { fieldFaultsTr } from '../../../words/refusals.tr.ts'
import { sayPhrase } from '../../../words/say.ts'
import { type EndOf, farEnd, mostHours, newEnd } from '../hold/hold-hours.ts'
import { hoursFault } from '../hold/hours-field.tsx'
import type { Party } from './party-fields.tsx'

export type Guest = { name: string; phone: string; email: string; language: Language; note: string }
export type How = {
  source: ReservationSource
  payBy: 'card' | 'transfer'
  status: 'OPTION' | 'CONFIRMED' | 'REQUEST'
  /** Chosen by hand; the usual ones else. */
  hours?: number
  reason: string
}

export type StayTyped = { checkIn: Day | ''; checkOut: Day | '' }

/** A reservation being taken by phone. */
export type NewDraft = { villaId: string; stay: StayTyped; party: Party; guest: Guest; how: How }

export const EMPTY_DRAFT: NewDraft = {
  villaId: '',
  stay: { checkIn: '', checkOut: '' },
  party: { adults: 2, children: 0, infants: 0 },
  guest: { name: '', phone: '', email: '', language: 'tr', note: '' },
  how: { source: 'phone', payBy: 'transfer', status: 'OPTION', reason: '' },
}

/** How long the villa would be held, and when that ends. */
export type Hold = { hours: number; endOf: EndOf }

/** Never past the arrival at this villa; while villa or day are unknown, as if it were far. */
export const holdOf = ({ stay: { checkIn }, how }: NewDraft, checkInTime: string | undefined, now: number): Hold => {
  const endOf = checkIn && checkInTime ? newEnd({ checkIn, checkInTime }, now) : farEnd(now)
  return { endOf, hours: how.hours ?? Math.min(checkIn ? usualHours(new Date(now), checkIn) : 24, mostHours(endOf)) }
}

/** Both days stand there, and the second is not after the first: said at once, nothing has to be sent for it. */
export const orderFault = ({ checkIn, checkOut }: StayTyped): Record<string, string> =>
  checkIn && checkOut && checkOut <= checkIn ? { checkOut: sayPhrase(fieldFaultsTr['wrong-order'], 'tr') } : {}

/** What is wrong with the days of a stay before anybody is asked. */
export const stayFaults = (stay: StayTyped): Record<string, string> => ({
  ...(!stay.checkIn && { checkIn: say('form.required') }),
  ...(!stay.checkOut && { checkOut: say('form.required') }),
  ...orderFault(stay),
})

/**
 * What is missing before anything is sent, by field. The rest the server says. `unsold`: the stay was asked about, and
 * can't be had.
 */
export const faultsOf = (
  { villaId, stay, guest, how }: NewDraft,
  unsold: boolean,
  hold: Hold,
): Record<string, string> => ({
  ...(!villaId && { villaId: say('form.required') }),
  ...(unsold && { checkOut: say('reservation.not-sold') }),
  ...stayFaults(stay),
  ...(!isFullName(guest.name) && { name: say('reservation.full-name') }),
  ...(!guest.phone.trim() && { phone: say('form.required') }),
  ...(how.status === 'CONFIRMED' && !how.reason.trim() && { reason: say('reservation.reason-needed') }),
  ...(how.status === 'OPTION' &&
    hoursFault(hold.hours, hold.endOf) && { hours: hoursFault(hold.hours, hold.endOf) ?? '' }),
})

/** What is sent. `total` is the price that was shown: another one is refused with the new quote. */
export const bodyOf = ({ villaId, stay, party, guest, how }: NewDraft, total: Minor, { hours }: Hold) => ({
  villaId: Number(villaId),
  ...stay,
  ...party,
  ...guest,
  total,
  source: how.source,
  payBy: how.payBy,
  status: how.status,
  reason: how.status === 'CONFIRMED' ? how.reason : '',
  ...(how.status === 'OPTION' && { hours }),
})
