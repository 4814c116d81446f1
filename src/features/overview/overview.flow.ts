import type { Staff } from '../../kernel/caller.ts'
import { addDays, dayInIstanbul, nightsOf } from '../../kernel/day.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import type { Act } from '../../platform/act.ts'
import { moneyOf } from '../reservations/money/ledger.store.ts'
import type { overview } from './overview.contract.ts'
import { dayOf, type Stay } from './overview.store.ts'
import { alertView, stayView } from './overview.view.ts'

type Overview = AnswerOf<typeof overview>['content']

const SOON_HOURS = 48
const WEEK_HOURS = 7 * 24
const CHART_DAYS = 60

/** What today asks for. An owner sees only their own villas, and no matters of the agency. */
export const overviewFor = async ({ db, now, who }: Act<unknown, Staff>): Promise<Overview> => {
  const today = dayInIstanbul(now)
  const until = addDays(today, CHART_DAYS)
  const times = {
    ...{ now, today, until },
    soon: hoursFrom(now, SOON_HOURS),
    weekAgo: hoursFrom(now, -WEEK_HOURS),
    monthBegan: new Date(`${today.slice(0, 7)}-01T00:00:00+03:00`), // a day begins in Istanbul
  }
  const day = await dayOf(db, times, who.role === 'OWNER' ? who.accountId : undefined)
  const { arrivals, departures, optionsEnding, requests, transfersExpected } = day
  const lists = { arrivals, departures, optionsEnding, requests, transfersExpected }
  const money = await moneyOf(db, [...new Set(Object.values(lists).flatMap((rows) => rows.map(({ id }) => id)))])
  const view = (rows: Stay[]) => rows.map((row) => stayView(row, money(row.id), who))
  const taken = new Map(day.nights.map((row) => [row.night, row.taken]))
  const villas = countOf(day.villas)
  return {
    today,
    arrivals: view(arrivals),
    departures: view(departures),
    optionsEnding: view(optionsEnding),
    requests: view(requests),
    transfersExpected: view(transfersExpected),
    requestCount: countOf(day.waiting),
    inHouse: countOf(day.inHouse),
    newThisWeek: countOf(day.newThisWeek),
    bookedThisMonth: day.booked,
    alerts: day.alerts.map(alertView),
    occupancy: nightsOf({ checkIn: today, checkOut: until }).map((each) => ({
      day: each,
      taken: taken.get(each) ?? 0,
      villas,
    })),
  }
}

const countOf = (rows: { count: number }[]): number => rows[0]?.count ?? 0

const hoursFrom = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000)
