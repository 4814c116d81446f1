import { ChartColumn } from 'lucide-react'
import { formatDay } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import type { DayView } from '../day.ts'
import style from './occupancy-card.module.css'

type Night = DayView['occupancy'][number]

const SCALE = [100, 75, 50, 25, 0]

const share = ({ taken, villas }: Night): number => (villas > 0 ? Math.min(1, taken / villas) : 0)
const percent = (part: number): number => Math.round(part * 100)

/** How full the coming nights are, as bars; the mean stands in the head. */
export const OccupancyCard = ({ nights }: { nights: Night[] }) => {
  const mean = nights.length ? percent(nights.reduce((sum, night) => sum + share(night), 0) / nights.length) : 0
  return (
    <Card
      title={say('home.occupancy', { n: nights.length })}
      icon={ChartColumn}
      acts={
        <>
          <b className="num">%{mean}</b> <span className="t3 sm">{say('home.mean')}</span>
        </>
      }
    >
      <CardBody>
        <div
          className={style.chart}
          role="img"
          aria-label={say('home.occupancy-label', { n: nights.length, percent: mean })}
        >
          <div className={`${style.scale} num`}>
            {SCALE.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </div>
          <div className={style.nights}>
            {nights.map((night) => (
              <span
                key={night.day}
                title={`${formatDay(night.day, 'tr')}: ${night.taken} / ${night.villas} (%${percent(share(night))})`}
              >
                <i style={{ height: `${share(night) * 100}%` }} />
              </span>
            ))}
          </div>
          <DayLine nights={nights} />
        </div>
      </CardBody>
    </Card>
  )
}

/** Every fifth date below the bars, and the months where they begin. */
const DayLine = ({ nights }: { nights: Night[] }) => (
  <div className={`${style.days} num`}>
    {nights.map(({ day }, index) => {
      const date = Number(day.slice(8))
      const left = (at: number) => ({ left: `${(at / nights.length) * 100}%` })
      return (
        <span key={day}>
          {date % 5 === 1 && date < 30 && <span style={left(index + 0.5)}>{date}</span>}
          {(date === 1 || (index === 0 && date < 12)) && index < nights.length * 0.8 && (
            <b style={left(index)}>{formatDay(day, 'tr', 'month')}</b>
          )}
        </span>
      )
    })}
  </div>
)
