import { isOver } from '../../../../features/reservations/life/reservation-status.ts'
import type { ReservationRow } from '../../../../features/reservations/reservations-admin.contract.ts'
import { addDays, type Day, dayInIstanbul } from '../../../../kernel/day.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { sumsOf } from '../../sums.ts'

/** The head of a check-in day: its name, its arrivals and what is still to collect, by currency. */
export const dayGroup = ({ checkIn }: ReservationRow, rows: ReservationRow[]) => {
  const sameDay = rows.filter((row) => row.checkIn === checkIn && !isOver(row.status))
  const sums = sumsOf(sameDay.map(({ currency, total, paid }) => ({ currency, amount: total - paid })))
  return {
    key: checkIn,
    told: true as const,
    head: (
      <>
        {dayName(checkIn)}
        <span className="num">
          {sameDay.length > 0 && say('reservation.arrivals-count', { n: sameDay.length })}
          {sums && ` · ${say('reservation.to-collect', { sum: sums })}`}
        </span>
      </>
    ),
  }
}

const dayName = (day: Day): string => {
  const today = dayInIstanbul(new Date())
  const name = formatDay(day, 'tr', 'full')
  if (day === today) return `${say('day.today')}, ${name}`
  return day === addDays(today, 1) ? `${say('day.tomorrow')}, ${name}` : name
}
