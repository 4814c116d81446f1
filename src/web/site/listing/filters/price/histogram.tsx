import { type ChangeEvent, type CSSProperties, useEffect, useRef } from 'react'
import { formatMoney } from '../../../../../kernel/format.ts'
import type { Currency } from '../../../../../kernel/money.ts'
import { useLanguage, useSay } from '../../../../words/use-say.ts'
import type { Facets } from '../use-facets.ts'
import style from './histogram.module.css'

type Props = {
  price: NonNullable<Facets['price']>
  bounds: { min: number | undefined; max: number | undefined }
  currency: Currency
  /** An end that stands at its edge bounds nothing. */
  onMove: (end: 'min' | 'max', amount: number | undefined) => void
  onDone?: () => void
}

/** How the prices are spread, with a handle for each end. */
export const Histogram = ({ price: { low, step, counts }, bounds, currency, onMove, onDone }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const steps = counts.length
  const placeOf = (amount: number): number => Math.min(steps, Math.max(0, (amount - low) / step))
  const from = bounds.min === undefined ? 0 : placeOf(bounds.min)
  const until = bounds.max === undefined ? steps : placeOf(bounds.max)
  const most = Math.max(...counts)
  const money = (place: number): string => formatMoney((low + Math.round(place) * step) * 100, currency, language)
  const ends = { '--from': `${(from / steps) * 100}%`, '--until': `${(until / steps) * 100}%` } as CSSProperties
  return (
    <div className={style.histogram} style={ends}>
      <div className={style.bars} aria-hidden="true">
        {counts.map((count, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={index}
            data-on={index + 1 > from && index < until ? '' : undefined}
            style={{ height: count ? `${8 + (count / most) * 92}%` : 0 }}
          />
        ))}
      </div>
      <div className={style.track}>
        <Handle
          label={say('refine.price.low')}
          {...{ name: 'lowest', steps, at: Math.round(from), onDone }}
          text={bounds.min === undefined ? say('refine.price.any') : money(from)}
          onMove={(at) => {
            const place = Math.min(at, Math.round(until) - 1)
            onMove('min', place > 0 ? low + place * step : undefined)
          }}
        />
        <Handle
          label={say('refine.price.high')}
          {...{ name: 'highest', steps, at: Math.round(until), onDone }}
          text={bounds.max === undefined ? say('refine.price.any') : money(until)}
          onMove={(at) => {
            const place = Math.max(at, Math.round(from) + 1)
            onMove('max', place < steps ? low + place * step : undefined)
          }}
        />
      </div>
    </div>
  )
}

type HandleProps = {
  label: string
  name: string
  steps: number
  at: number
  text: string
  onMove: (at: number) => void
  onDone?: () => void
}

const Handle = ({ label, name, steps, at, text, onMove, onDone }: HandleProps) => {
  const ref = useRef<HTMLInputElement>(null)
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    // React's own onChange is each step on the way; the native one is the handle let go
    const letGo = () => done.current?.()
    const field = ref.current
    field?.addEventListener('change', letGo)
    return () => field?.removeEventListener('change', letGo)
  }, [])
  return (
    <input
      ref={ref}
      type="range"
      name={name}
      min={0}
      max={steps}
      value={at}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onMove(Number(event.target.value))}
    />
  )
}
