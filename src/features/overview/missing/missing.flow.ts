import type { Staff } from '../../../kernel/caller.ts'
import { addDays, type Day, dayInIstanbul } from '../../../kernel/day.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { healthOf } from '../../availability/feeds/feed-health.ts'
import { allFeeds } from '../../availability/feeds/feeds.store.ts'
import { tasksOn } from '../../handover/handover-day.flow.ts'
import { nobodyDoes } from '../../handover/tasks.ts'
import { openConflictsIn } from '../../occupancy/conflicts/conflicts.view.ts'
import { withoutPrice } from '../../pricing/prices/grid/price-grid.flow.ts'
import { lastFileOf } from '../../reports/btrans/btrans.store.ts'
import { type BtransServices, judgedRows, stateOf } from '../../reports/btrans/btrans.view.ts'
import { btransDeadline, monthBefore, monthState } from '../../reports/btrans/btrans-month.ts'
import { advertisedVillas } from '../../reports/ministry/ministry.store.ts'
import { ministryRows } from '../../reports/ministry/ministry-row.ts'
import { lackTimes } from '../../reservations/views/lacking.store.ts'
import { staleRates } from '../../settings/rates/rates.view.ts'
import { villasWithPermits } from '../../villas/permits/permits.store.ts'
import { isInList, permitRows } from '../../villas/permits/permits.view.ts'
import type { MissingOfKind, MissingRow } from './missing.contract.ts'
import { lackingStays, NAMED, waitingRecords } from './missing.store.ts'
import { byUrgency, MISSING, type Missing, mayMend, whenOf } from './missing-kinds.ts'

type Part = Partial<Record<Missing, Omit<MissingOfKind, 'kind' | 'when'>>>

/** What is missing today, the most urgent kind first, as far as the rights of whoever asks reach. */
export const missingFor = async ({ db, services, now, who }: Act<BtransServices, Staff>): Promise<MissingOfKind[]> => {
  const today = dayInIstanbul(now)
  const may = (kind: Missing) => mayMend(kind, who.rights)
  const parts: Part[] = await Promise.all([
    staysPart(db, now),
    recordsPart(db, today),
    conflictPart(db, now),
    feedPart(db, now),
    taskPart(db, now),
    permitPart(db, now),
    may('price') ? pricePart(db, now) : {},
    may('btrans') ? btransPart({ db, services }, today) : {},
    may('ministry') ? ministryPart(db, today) : {},
  ])
  const found: Part = Object.assign({}, ...parts)
  const missing = MISSING.flatMap((kind) => {
    const part = found[kind]
    return part && part.count > 0 && may(kind) ? [{ kind, when: whenOf({ kind, ...part }, today), ...part }] : []
  })
  return byUrgency(missing, today)
}

const NOTHING: MissingRow = { id: null, name: '', about: '', day: null, at: null, money: null, n: null, code: null }
const row = (known: Partial<MissingRow>): MissingRow => ({ ...NOTHING, ...known })

const part = (count: number, rows: Partial<MissingRow>[] = [], report: Partial<MissingOfKind> = {}) => ({
  ...{ count, rows: rows.slice(0, NAMED).map(row), month: report.month ?? null, until: report.until ?? null },
})

const countOf = (rows: { count: number }[]): number => rows[0]?.count ?? 0

type Stay = { id: number; guestName: string; villa: string; checkIn: Day }
const stayRow = ({ id, guestName: name, villa: about, checkIn: day }: Stay) => ({ id, name, about, day })

const staysPart = async (db: Db, now: Date): Promise<Part> => {
  const found = await lackingStays(db, lackTimes(now))
  return {
    answer: part(countOf(found.answers)),
    prepayment: part(countOf(found.prepayments)),
    money: part(
      countOf(found.moneys),
      found.money.map(({ sum, currency, ...stay }) => ({ ...stayRow(stay), money: { sum, currency } })),
    ),
    look: part(
      countOf(found.looks),
      found.look.map(({ code, ...stay }) => ({ ...stayRow(stay), code })),
    ),
    persons: part(
      countOf(found.persons),
      found.person.map(({ n, ...stay }) => ({ ...stayRow(stay), n })),
    ),
    contract: part(countOf(found.contracts), found.contract.map(stayRow)),
  }
}

const recordsPart = async (db: Db, today: Day): Promise<Part> => {
  const found = await waitingRecords(db)
  const dated = <Row extends { at: Date }>({ at, ...more }: Row) => ({ ...more, at: at.toISOString() })
  return {
    message: part(countOf(found.messages), found.message.map(dated)),
    comment: part(countOf(found.comments), found.comment.map(dated)),
    letter: part(countOf(found.letters), found.letter.map(dated)),
    proposal: part(countOf(found.proposals), found.proposal.map(dated)),
    rate: part(staleRates(found.rates, today)),
    approval: part(
      countOf(found.approvals),
      found.approval.map(({ sum, currency, ...asked }) => ({ ...dated(asked), money: { sum, currency } })),
    ),
  }
}

const conflictPart = async (db: Db, now: Date): Promise<Part> => {
  const open = await openConflictsIn(db, now, undefined)
  const rows = open.map(({ villa, reservation, from }) => ({
    name: villa.name,
    about: reservation.guestName,
    day: from,
  }))
  return { conflict: part(open.length, rows) }
}

const feedPart = async (db: Db, now: Date): Promise<Part> => {
  const feeds = await allFeeds(db, now, true)
  const rows = feeds.map((feed) => ({
    ...{ id: feed.villaId, name: feed.villa, about: feed.name, code: healthOf(feed, now) },
    at: feed.readAt?.toISOString() ?? null,
  }))
  return { feed: part(feeds.length, rows) }
}

/** What is to be done tomorrow and nobody has taken. */
const taskPart = async (db: Db, now: Date): Promise<Part> => {
  const tomorrow = addDays(dayInIstanbul(now), 1)
  const free = (await tasksOn({ db, now }, tomorrow, [])).tasks.filter(nobodyDoes)
  const rows = free.map(({ reservationId: id, villa: name, kind: code, code: about }) => ({ id, name, code, about }))
  return { task: part(free.length, rows, { until: tomorrow }) }
}

const permitPart = async (db: Db, now: Date): Promise<Part> => {
  const rows = permitRows(await villasWithPermits(db), now).filter((each) => isInList(each, 'look'))
  const named = rows.map(({ id, villa: name, reasons, validUntil: day }) => ({
    id,
    name,
    code: reasons[0] ?? null,
    day,
  }))
  return { permit: part(rows.length, named) }
}

/** The villas with the most nights first. */
const pricePart = async (db: Db, now: Date): Promise<Part> => {
  const villas = (await withoutPrice({ db, now })).sort((one, other) => other.nights - one.nights)
  const rows = villas.map(({ id, name, town: about, nights: n }) => ({ id, name, about, n }))
  return { price: part(villas.length, rows) }
}

/** Of the month that is to be reported now: rows with something missing; once there are none, the file to be sent. */
const btransPart = async ({ db, services }: { db: Db; services: BtransServices }, today: Day): Promise<Part> => {
  const month = monthBefore(today)
  const [judged, last] = await Promise.all([
    judgedRows({ db, services }, { month, basis: 'approved', iban: '' }),
    lastFileOf(db, month),
  ])
  const inState = (state: ReturnType<typeof stateOf>) => judged.filter((each) => stateOf(each) === state)
  const report = { month, until: btransDeadline(month) }
  const lacking = inState('missing')
  const rows = lacking.map(({ row: { reservation, villa }, missing: [code = null] }) => ({
    ...{ id: reservation.id, name: reservation.code, about: villa.name, code },
  }))
  const sent = monthState(month, today, last ? dayInIstanbul(last.at) : null) === 'sent'
  const ready = sent || lacking.length > 0 ? 0 : inState('ready').length
  return { btrans: part(lacking.length, rows, report), 'btrans-file': part(ready, [], report) }
}

const ministryPart = async (db: Db, today: Day): Promise<Part> => {
  const month = monthBefore(today)
  const flagged = ministryRows(await advertisedVillas(db), { month, host: '', today, licence: '', agency: '' }).filter(
    ({ flags }) => flags.length > 0,
  )
  const rows = flagged.map(({ id, villa: name, flags: [code = null] }) => ({ id, name, code }))
  return { ministry: part(flagged.length, rows, { month }) }
}
