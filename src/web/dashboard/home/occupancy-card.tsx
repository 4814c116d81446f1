import { ChartColumn } from 'lucide-react'
import { formatDay, formatNumber } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import type { DayView } from './day.ts'

type Night = DayView['occupancy'][number]

const STEP = 12
const HEIGHT = 170
const LEFT = 34
const FLOOR = 132
const TOP = 12

const share = ({ taken, villas }: Night): number => (villas > 0 ? Math.min(1, taken / villas) : 0)

/** How full the coming nights are, as bars; the mean stands in the head. */
export const OccupancyCard = ({ nights }: { nights: Night[] }) => {
  const mean = nights.length ? Math.round((nights.reduce((sum, night) => sum + share(night), 0) / nights.length) * 100) : 0
  const width = LEFT + nights.length * STEP
  return (
    <section className="card">
      <div className="card__h">
        <h2>
          <ChartColumn className="i" aria-hidden />
          {say('occupancy', { n: nights.length })}
        </h2>
        <div className="acts acts__n">
          <b className="num">%{mean}</b> <span className="t3 sm">{say('mean')}</span>
        </div>
      </div>
      <div className="card__b">
        <svg
          className="chart"
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={say('occupancy-label', { n: nights.length, percent: mean })}
        >
          {[0, 25, 50, 75, 100].map((percent) => (
            <g key={percent}>
              <line className="cg" x1={LEFT} x2={width} y1={heightOf(percent / 100)} y2={heightOf(percent / 100)} />
              <text className="ct" x={LEFT - 6} y={heightOf(percent / 100) + 4} textAnchor="end">
                {percent}
              </text>
            </g>
          ))}
          {nights.map((night, index) => (
            <Bar key={night.day} night={night} x={LEFT + index * STEP} />
          ))}
        </svg>
      </div>
    </section>
  )
}

const heightOf = (part: number): number => FLOOR - part * (FLOOR - TOP)

const Bar = ({ night, x }: { night: Night; x: number }) => {
  const y = heightOf(share(night))
  const date = Number(night.day.slice(8))
  return (
    <g>
      <rect x={x + 1} y={y} width={STEP - 2} height={FLOOR - y} rx={1.5} fill="var(--d-chart-1)">
        <title>{`${formatDay(night.day, 'tr')}: ${night.taken} / ${night.villas} (%${formatNumber(Math.round(share(night) * 100), 'tr')})`}</title>
      </rect>
      {date % 5 === 1 && date < 30 && (
        <text className="ct" x={x + STEP / 2} y={FLOOR + 16} textAnchor="middle">
          {date}
        </text>
      )}
      {date === 1 && (
        <text className="ct ct--b" x={x} y={FLOOR + 32}>
          {formatDay(night.day, 'tr', 'month')}
        </text>
      )}
    </g>
  )
}
