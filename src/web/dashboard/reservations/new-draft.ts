import type { ReservationSource } from '../../../features/reservations/reservation.ts'
import type { Day } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Minor } from '../../../kernel/money.ts'
import { say } from '../../words/dashboard.ts'
import type { Party } from './party-fields.tsx'

export type Guest = { name: string; phone: string; email: string; language: Language; note: string }
export type How = {
  source: ReservationSource
  payBy: 'card' | 'transfer'
  status: 'OPTION' | 'CONFIRMED' | 'REQUEST'
  hours: number
  reason: string
}

/** A reservation being taken by phone. */
export type NewDraft = { villaId: string; stay: { checkIn: Day | ''; checkOut: Day | '' }; party: Party; guest: Guest; how: How }

export const EMPTY_DRAFT: NewDraft = {
  villaId: '',
  stay: { checkIn: '', checkOut: '' },
  party: { adults: 2, children: 0, infants: 0 },
  guest: { name: '', phone: '', email: '', language: 'tr', note: '' },
  how: { source: 'phone', payBy: 'transfer', status: 'OPTION', hours: 24, reason: '' },
}

/** First name and surname at least. */
export const isFullName = (name: string): boolean => /\S+\s+\S+/.test(name.trim())

/** What is missing before anything is sent, by field. The rest the server says. */
export const faultsOf = ({ villaId, stay, guest, how }: NewDraft, priced: boolean): Record<string, string> => ({
  ...(!villaId && { villaId: say('required') }),
  ...(!stay.checkIn && { checkIn: say('required') }),
  ...(!stay.checkOut && { checkOut: say('required') }),
  ...(stay.checkIn && stay.checkOut && villaId && !priced && { checkOut: say('not-sold') }),
  ...(!isFullName(guest.name) && { name: say('full-name') }),
  ...(!guest.phone.trim() && { phone: say('required') }),
  ...(how.status === 'CONFIRMED' && !how.reason.trim() && { reason: say('reason-needed') }),
  ...(how.status === 'OPTION' && !(how.hours >= 1 && how.hours <= 72) && { hours: say('hours-range') }),
})

/** What is sent. `total` is the price that was shown: another one is refused with the new quote. */
export const bodyOf = ({ villaId, stay, party, guest, how }: NewDraft, total: Minor) => ({
  villaId: Number(villaId),
  ...stay,
  ...party,
  ...guest,
  total,
  source: how.source,
  payBy: how.payBy,
  status: how.status,
  reason: how.status === 'CONFIRMED' ? how.reason : '',
  ...(how.status === 'OPTION' && { hours: how.hours }),
})
