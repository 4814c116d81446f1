import { DEFAULT_POLICY, refundOf } from '../../src/features/reservations/money/cancellation.ts'
import type { alert, ledgerEntry } from '../../src/features/reservations/money/ledger.table.ts'
import type { NewReservation } from '../../src/features/reservations/reservations.store.ts'
import type { reservationEvent } from '../../src/features/reservations/reservations.table.ts'
import { dayInIstanbul } from '../../src/kernel/day.ts'
import type { Currency, Minor } from '../../src/kernel/money.ts'
import type { Random } from './random.ts'

type Event = Omit<typeof reservationEvent.$inferInsert, 'reservationId'>
type Entry = Omit<typeof ledgerEntry.$inferInsert, 'reservationId'>
type Alert = Omit<typeof alert.$inferInsert, 'reservationId'>

/** What happened to a reservation until now: its history, its money, and what staff must look at. */
export type Life = { events: Event[]; entries: Entry[]; alerts: Alert[]; kept: Minor | null }

const HOUR = 3_600_000
const STAFF = 'Deniz Aksoy'
const CANCEL_REASONS = [
  'Tarih değişikliği',
  'Sağlık nedeniyle',
  'Uçuş iptali',
  'Başka bir bölgeye karar verdiler',
  'İzin alınamadı',
]
const DECLINE_REASONS = [
  'Ev sahibi bu tarihlerde kendisi kalıyor',
  'Bakım çalışması var',
  'Tarihler başka bir acentada dolmuş',
]

/** Writes the life of a reservation from its row: every move in it is one that the table of moves allows. */
export const lifeOf = (row: NewReservation, isLive: boolean, now: Date, random: Random): Life => {
  const life: Life = { events: [], entries: [], alerts: [], kept: null }
  const pen = penOf(life, row, now)
  pen.tell({ what: 'created', who: row.createdBy, to: isLive ? 'OPTION' : 'REQUEST', hours: 0 })
  if (row.status === 'REQUEST') return life
  if (row.status === 'DECLINED') {
    pen.tell({
      what: 'decline',
      who: STAFF,
      from: 'REQUEST',
      to: 'DECLINED',
      hours: random.whole(3, 30),
      reason: random.pick(DECLINE_REASONS),
    })
    return life
  }
  if (!isLive) pen.tell({ what: 'accept', who: STAFF, from: 'REQUEST', to: 'OPTION', hours: random.whole(1, 3) })
  if (row.status === 'OPTION') return life
  if (row.status === 'EXPIRED') {
    pen.tell({ what: 'expire', who: '@system', from: 'OPTION', to: 'EXPIRED', hours: 25 })
    return life
  }
  if (row.status === 'CANCELLED') return cancelled(row, { life, pen }, { now, random })
  pen.confirm()
  if (row.status === 'NO_SHOW') {
    life.kept = row.prepayment
    pen.tellOn(row.checkIn, 20, {
      what: 'no-show',
      who: STAFF,
      from: 'CONFIRMED',
      to: 'NO_SHOW',
      reason: 'Misafir gelmedi, telefona cevap vermedi',
    })
  }
  if (row.status === 'CHECKED_IN' || row.status === 'COMPLETED') {
    pen.tellOn(row.checkIn, 13, { what: 'check-in', who: STAFF, from: 'CONFIRMED', to: 'CHECKED_IN' })
    if (row.status === 'COMPLETED' || random.chance(0.8)) pen.payBalance(random.chance(0.5) ? 'cash' : 'transfer')
  }
  if (row.status === 'COMPLETED')
    pen.tellOn(row.checkOut, 8, { what: 'complete', who: STAFF, from: 'CHECKED_IN', to: 'COMPLETED' })
  return life
}

type Payment = { at: Date; amount: Minor; method: 'card' | 'transfer' | 'cash'; part: string; who: string }
type Told = Omit<Event, 'at' | 'facts'> & { facts?: Event['facts'] }

/** Money that changed hands in the reservation's own currency, on the day it was written. */
const asGiven = (amount: Minor, currency: Currency, at: Date) => ({
  ...{ amount, currency, given: amount, givenCurrency: currency, valueDate: dayInIstanbul(at) },
})

/** Adds to a life, never later than now. */
const penOf = (life: Life, row: NewReservation, now: Date) => {
  const { code, currency, payBy, prepayment, total } = row
  const notLater = (at: number): Date => new Date(Math.min(at, now.getTime() - 5 * 60_000))
  const write = (at: Date, { facts = {}, ...event }: Told) => void life.events.push({ at, facts, ...event })
  const pay = ({ at, amount, method, part, who }: Payment) => {
    life.entries.push({
      kind: 'payment',
      method,
      ...asGiven(amount, currency, at),
      provider: method === 'card' ? 'demo' : 'bank',
      providerId: `${code}:${part}`,
      who,
      note: '',
      at,
    })
    write(at, { what: 'payment', who, facts: { amount, currency, method } })
  }
  return {
    tell: ({ hours, ...event }: Told & { hours: number }) =>
      write(notLater(row.createdAt.getTime() + hours * HOUR), event),
    tellOn: (day: string, hour: number, event: Told) =>
      write(notLater(Date.parse(`${day}T00:00:00Z`) + hour * HOUR), event),
    confirm() {
      const at = row.confirmedAt ?? notLater(row.createdAt.getTime() + 5 * HOUR)
      const byCard = payBy === 'card'
      const who = byCard ? '@card-provider' : STAFF
      pay({ at, amount: prepayment, method: payBy, part: 'prepayment', who })
      write(at, {
        what: byCard ? 'confirm' : 'receive-transfer',
        who,
        from: 'OPTION',
        to: 'CONFIRMED',
      })
    },
    payBalance: (method: 'cash' | 'transfer') =>
      pay({
        at: notLater(Date.parse(`${row.checkIn}T00:00:00Z`) + 14 * HOUR),
        amount: total - prepayment,
        method,
        part: 'balance',
        who: STAFF,
      }),
    refund(at: Date, amount: Minor) {
      life.entries.push({
        kind: 'refund',
        method: payBy,
        ...asGiven(-amount, currency, at),
        provider: payBy === 'card' ? 'demo' : 'bank',
        providerId: `${code}:refund`,
        who: STAFF,
        note: '',
        at,
      })
    },
    owe: (at: Date, amount: Minor) =>
      void life.alerts.push({
        kind: 'refund-due',
        onceKey: `refund:demo:${code}`,
        facts: { amount, currency },
        createdAt: at,
      }),
  }
}

/** A cancellation, paid or not. What is owed back has been sent, unless it happened in the last days. */
const cancelled = (
  row: NewReservation,
  { life, pen }: { life: Life; pen: ReturnType<typeof penOf> },
  { now, random }: { now: Date; random: Random },
): Life => {
  const wasPaid = row.confirmedAt !== null && row.confirmedAt !== undefined
  if (wasPaid) pen.confirm()
  const arrival = Date.parse(`${row.checkIn}T00:00:00Z`)
  const latest = Math.min(now.getTime() - HOUR, arrival - 24 * HOUR)
  const earliest = (row.confirmedAt ?? row.createdAt).getTime() + (wasPaid ? HOUR : 2 * HOUR)
  const at = new Date(earliest + Math.max(0, latest - earliest) * (wasPaid ? random.next() : 0.02))
  const refund = refundOf(DEFAULT_POLICY, {
    paid: wasPaid ? row.prepayment : 0,
    prepayment: row.prepayment,
    bookedAt: row.createdAt,
    checkIn: row.checkIn,
    now: at,
    today: dayInIstanbul(at),
    byAgency: false,
  })
  life.kept = refund.kept
  const byGuest = random.chance(0.6)
  life.events.push({
    at,
    what: 'cancel',
    who: byGuest ? '@guest' : STAFF,
    from: wasPaid ? 'CONFIRMED' : 'OPTION',
    to: 'CANCELLED',
    reason: byGuest ? '' : random.pick(CANCEL_REASONS),
    facts: { kept: refund.kept, refunded: refund.refunded },
  })
  if (refund.refunded > 0) {
    const isRecent = now.getTime() - at.getTime() < 10 * 24 * HOUR
    if (isRecent) pen.owe(at, refund.refunded)
    else pen.refund(new Date(at.getTime() + 30 * HOUR), refund.refunded)
  }
  return life
}
