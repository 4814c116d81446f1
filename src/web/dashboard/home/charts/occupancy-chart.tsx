import { ChartColumn } from 'lucide-react'
import type { Charts } from '../../../../features/overview/charts/charts.contract.ts'
import { formatNumber } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { ChartCard } from './chart-card.tsx'
import { monthName, mostOf, percentOf, soldPercent, sumOf } from './chart-text.ts'
import { Legend, MonthBars } from './month-bars.tsx'

type Props = { today: string; occupancy: Charts['occupancy'] }

/** How full the months of this year are: slept, and confirmed on top of it. */
export const OccupancyChart = ({ today, occupancy: { villas, months } }: Props) => {
  const year = today.slice(0, 4)
  const all = {
    nights: sumOf(months, ({ nights }) => nights),
    happened: sumOf(months, ({ happened }) => happened),
    confirmed: sumOf(months, ({ confirmed }) => confirmed),
  }
  const best = mostOf(months, soldPercent)
  const count = (nights: number) => formatNumber(nights, 'tr')
  const rowOf = (name: string, each: typeof all) => [
    ...[name, count(each.happened), count(each.confirmed), `%${soldPercent(each)}`],
  ]
  return (
    <ChartCard
      title={say('charts.occupancy')}
      icon={ChartColumn}
      note={say('charts.occupancy-note', { n: villas })}
      figure={
        <>
          <b className="num">%{soldPercent(all)}</b> <span className="t3 sm num">{year}</span>
        </>
      }
      empty={villas === 0 ? say('charts.occupancy-empty') : null}
      figures={{
        heads: [say('charts.month'), say('charts.happened'), say('charts.confirmed'), say('charts.share')],
        rows: months.map((each) => rowOf(monthName(each.month), each)),
        sum: rowOf(say('charts.year', { year }), all),
      }}
      foot={<Legend of={LEGEND()} />}
    >
      <MonthBars
        label={say('charts.occupancy-said', {
          ...{ year, percent: soldPercent(all) },
          ...{ month: best ? monthName(best.month) : '', best: best ? soldPercent(best) : 0 },
        })}
        today={today}
        end={100}
        scale={(percent) => `%${percent}`}
        bars={months.map((each) => ({
          month: each.month,
          happened: (each.happened / each.nights) * 100,
          confirmed: (each.confirmed / each.nights) * 100,
          tip: say('charts.occupancy-tip', {
            ...{ month: monthName(each.month), percent: percentOf(each.happened + each.confirmed, each.nights) },
            ...{ happened: count(each.happened), confirmed: count(each.confirmed), nights: count(each.nights) },
          }),
        }))}
      />
    </ChartCard>
  )
}

const LEGEND = () => [
  { look: 'happened' as const, name: say('charts.happened') },
  { look: 'confirmed' as const, name: say('charts.confirmed') },
]
