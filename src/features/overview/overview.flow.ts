import type { Staff } from '../../kernel/caller.ts'
import { addDays, dayInIstanbul } from '../../kernel/day.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import type { Act } from '../../platform/act.ts'
import { clashesIn } from '../occupancy/conflicts/conflicts.view.ts'
import { scopeOf } from '../owners/owner-scope.ts'
import { moneyOf } from '../reservations/money/ledger.store.ts'
import { lackTimes } from '../reservations/views/lacking.store.ts'
import type { SearchModel } from '../search/search-model.server.ts'
import { occupancyOf } from './occupancy.view.ts'
import type { overview } from './overview.contract.ts'
import { dayOf, type Stay } from './overview.store.ts'
import { alertView, clashView, stayView } from './overview.view.ts'

type Overview = AnswerOf<typeof overview>['content']

const WEEK_HOURS = 7 * 24
const CHART_DAYS = 60

/** What today asks for. An owner sees only their own villas, and no matters of the agency. */
export const overviewFor = async ({
  db,
  services,
  now,
  who,
}: Act<{ search: SearchModel }, Staff>): Promise<Overview> => {
  const today = dayInIstanbul(now)
  const times = {
    ...{ now, today, tomorrow: addDays(today, 1) },
    soon: lackTimes(now).soon,
    weekAgo: hoursFrom(now, -WEEK_HOURS),
    monthBegan: new Date(`${today.slice(0, 7)}-01T00:00:00+03:00`), // a day begins in Istanbul
  }
  const scope = scopeOf(who)
  const [day, clashes] = await Promise.all([
    dayOf(db, times, scope),
    scope === undefined ? clashesIn(db, now, scope) : [], // the agency's matter
  ])
  const { arrivals, departures, arrivalsTomorrow, departuresTomorrow, overdue } = day
  const { optionsEnding, requests, transfersExpected } = day
  const coming = { arrivals, departures, arrivalsTomorrow, departuresTomorrow }
  const lists = { ...coming, overdue, optionsEnding, requests, transfersExpected }
  const money = await moneyOf(db, [
    ...new Set(Object.values(lists).flatMap((rows) => rows.map(({ shown }) => shown.id))),
  ])
  const view = (rows: Stay[]) => rows.map((row) => stayView(row, money(row.shown.id), who))
  return {
    today,
    arrivals: view(arrivals),
    departures: view(departures),
    arrivalsTomorrow: view(arrivalsTomorrow),
    departuresTomorrow: view(departuresTomorrow),
    overdue: view(overdue),
    optionsEnding: view(optionsEnding),
    requests: view(requests),
    transfersExpected: view(transfersExpected),
    counts: {
      overdue: countOf(day.lateArrivals) + countOf(day.lateDepartures),
      optionsEnding: day.waiting[0]?.options ?? 0,
      requests: day.waiting[0]?.requests ?? 0,
      transfersExpected: scope === undefined ? (day.waiting[0]?.transfers ?? 0) : 0,
    },
    proposals: countOf(day.proposals),
    inHouse: countOf(day.inHouse) + countOf(day.inHouseUnwritten),
    newThisWeek: countOf(day.newThisWeek),
    bookedThisMonth: day.booked,
    alerts: day.alerts.map(alertView),
    clashes: clashes.map(clashView),
    occupancy: occupancyOf(services.search, { today, days: CHART_DAYS, scope, now }),
  }
}

const countOf = (rows: { count: number }[]): number => rows[0]?.count ?? 0

const hoursFrom = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000)
