import { monthLetter } from './chart-text.ts'
import style from './charts.module.css'

/** Of one month: what was, what is confirmed on top of it, what was a year before, and the sentence of its place. */
export type Bar = { month: string; happened: number; confirmed: number; lastYear?: number; tip: string }

type Props = {
  bars: Bar[]
  /** The end of the scale, and how its figures are written. */
  end: number
  scale: (value: number) => string
  /** All of it in a sentence. */
  label: string
  today: string
}

const HEIGHT = 112
const SLOT = 100 / 12

/** Twelve bars of a year over their letters; the current month is bold. */
export const MonthBars = ({ bars, end, scale, label, today }: Props) => (
  <div className={style.chart} role="img" aria-label={label}>
    <div className={`${style.scale} num`}>
      {[end, end / 2, 0].map((value) => (
        <span key={value}>{scale(value)}</span>
      ))}
    </div>
    <svg className={style.drawing} aria-hidden="true">
      {[0, HEIGHT / 2, HEIGHT].map((y) => (
        <line key={y} className={style.grid} x1="0" x2="100%" y1={y + 0.5} y2={y + 0.5} />
      ))}
      {bars.map((bar, at) => (
        <Month key={bar.month} {...{ bar, at, end }} now={bar.month === today.slice(0, 7)} />
      ))}
    </svg>
  </div>
)

const Month = ({ bar, at, end, now }: { bar: Bar; at: number; end: number; now: boolean }) => {
  const left = at * SLOT
  const high = (value: number) => (Math.min(value, end) / end) * HEIGHT
  const pair = bar.lastYear !== undefined
  const place = { x: `${left + SLOT * (pair ? 0.1 : 0.18)}%`, width: `${SLOT * (pair ? 0.44 : 0.64)}%` }
  const [happened, both] = [high(bar.happened), high(bar.happened + bar.confirmed)]
  return (
    <g className={style.month}>
      {bar.lastYear !== undefined && <LastYear left={left} height={high(bar.lastYear)} />}
      {both > happened && (
        <rect className={style.confirmed} {...place} y={HEIGHT - both + 0.5} height={Math.max(0.5, both - happened)} />
      )}
      {happened > 0 && <rect className={style.happened} {...place} y={HEIGHT - happened} height={happened} />}
      <text className={now ? style.now : style.letter} x={`${left + SLOT / 2}%`} y={HEIGHT + 17} textAnchor="middle">
        {monthLetter(bar.month)}
      </text>
      <rect className={style.touch} x={`${left}%`} width={`${SLOT}%`} y="0" height={HEIGHT + 22}>
        <title>{bar.tip}</title>
      </rect>
    </g>
  )
}

const LastYear = ({ left, height }: { left: number; height: number }) => (
  <rect
    className={style.before}
    {...{ x: `${left + SLOT * 0.6}%`, width: `${SLOT * 0.3}%`, y: HEIGHT - height, height }}
  />
)

/** Which colour is what. */
export const Legend = ({ of }: { of: { look: 'happened' | 'confirmed' | 'before'; name: string }[] }) => (
  <ul className={style.legend}>
    {of.map(({ look, name }) => (
      <li key={look}>
        <svg width="16" height="11" aria-hidden="true">
          <rect className={style[look]} x="0.5" y="0.5" width="15" height="10" rx="2" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)
