import type { ReactNode } from 'react'
import type { StayRow } from '../../../features/overview/overview.contract.ts'
import { formatInstant, formatMoney, phoneText } from '../../../kernel/format.ts'
import { type DashboardWordKey, say } from '../../words/dashboard.ts'
import table from '../kit/list/table.module.css'
import { stayText } from '../stay-text.ts'
import type { DayView } from './day.ts'
import style from './day-sheet.module.css'

type Part = {
  word: DashboardWordKey
  rows: StayRow[]
  /** How many there are, when only the first of them came. */
  count?: number
  when: DashboardWordKey
  at: (row: StayRow) => string
  money: (row: StayRow) => number
}

/**
 * The day on paper, for whoever drives to the villas: when, who, which number, where, how much. The screen never shows
 * it.
 */
export const DaySheet = ({ day }: { day: DayView }) => (
  <div className={style.paper}>
    {PARTS(day)
      .filter(({ rows }) => rows.length > 0)
      .map((part) => (
        <Sheet key={part.word} part={part} />
      ))}
  </div>
)

const PARTS = (day: DayView): Part[] => [
  {
    word: 'home.arrivals',
    rows: day.arrivals,
    when: 'reservation.check-in',
    at: ({ checkInTime }) => checkInTime,
    money: ({ due }) => due,
  },
  {
    word: 'home.departures',
    rows: day.departures,
    when: 'reservation.check-out',
    at: ({ checkOutTime }) => checkOutTime,
    money: ({ due }) => due,
  },
  {
    word: 'home.options-ending',
    rows: day.optionsEnding,
    count: day.counts.optionsEnding,
    when: 'reservation.option-until',
    at: end,
    money: ({ due }) => due,
  },
  {
    word: 'home.transfers',
    rows: day.transfersExpected,
    count: day.counts.transfersExpected,
    when: 'reservation.option-until',
    at: end,
    money: ({ due }) => due,
  },
  {
    word: 'home.requests-waiting',
    rows: day.requests,
    count: day.counts.requests,
    when: 'home.answer-until',
    at: end,
    money: ({ total }) => total,
  },
]

const end = ({ expiresAt }: StayRow): string => (expiresAt ? formatInstant(expiresAt, 'tr') : '')

const Sheet = ({ part: { word, rows, count = rows.length, when, at, money } }: { part: Part }) => (
  <section>
    <h2>
      {say(word)} <span className="num">{count}</span>
    </h2>
    {rows.length < count && <p>{say('home.first-of', { n: rows.length, all: count })}</p>}
    <table className={table.table}>
      <thead>
        <tr>
          <Head className={table.narrow}>{say(when)}</Head>
          <Head>{say('reservation.guest')}</Head>
          <Head>{say('home.phone-short')}</Head>
          <Head>{say('reservation.villa')}</Head>
          <Head>{say('home.address')}</Head>
          <Head>{say('reservation.stay')}</Head>
          <Head className={table.right}>
            {say(word === 'home.requests-waiting' ? 'reservation.total' : 'reservation.due')}
          </Head>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="num b nowrap">{at(row)}</td>
            <td>
              <b>{row.guestName}</b> <span className="num">{row.code}</span>
            </td>
            <td className="num nowrap">{row.phone && phoneText(row.phone)}</td>
            <td>{row.villa}</td>
            <td>
              {row.district}, {row.town}
            </td>
            <td className="num">
              {stayText(row.checkIn, row.checkOut)} · {say('reservation.n-guests', { n: row.guests })}
            </td>
            <td className={`${table.right} num b nowrap`}>
              {money(row) > 0 ? formatMoney(money(row), row.currency, 'tr') : say('payment.paid')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const Head = ({ className, children }: { className?: string; children: ReactNode }) => (
  <th scope="col" className={className}>
    {children}
  </th>
)
