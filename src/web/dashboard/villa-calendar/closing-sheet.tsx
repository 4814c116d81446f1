import { Undo2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ClosingKind, closingKind } from '../../../features/availability/calendar.shape.ts'
import { addDays, daysBetween } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { IconButton } from '../kit/button/icon-button.tsx'
import { stayText } from '../stay-text.ts'
import style from './sheet.module.css'
import { type Taps, UNDO_SECONDS } from './use-two-taps.ts'

/** The sheet below the months: how to go on after the first tap, and after the second what was done and its undo. */
export const ClosingSheet = ({ taps }: { taps: Taps }) => {
  const { state } = taps
  if (state.kind === 'idle') return null
  return (
    <section className={style.sheet} aria-live="polite">
      {state.kind === 'from' && <NextTap taps={taps} from={state.from} />}
      {state.kind === 'sending' && (
        <p className="row">
          <span className="spin" aria-hidden /> <b className="num">{stayText(state.from, state.until)}</b>
        </p>
      )}
      {state.kind === 'closed' && <Closed key={state.id} taps={taps} {...state} />}
    </section>
  )
}

const LENGTHS = [1, 3, 7]

const NextTap = ({ taps, from }: { taps: Taps; from: string }) => (
  <>
    <div className="row between">
      <span>
        <b>{say('vcal.from-day', { day: formatDay(from, 'tr', 'day') })}</b>{' '}
        <span className="t2">{say('vcal.pick-until')}</span>
      </span>
      <IconButton icon={X} size="large" label={say('vcal.give-up')} onClick={taps.drop} />
    </div>
    <div className={style.chips}>
      {LENGTHS.map((nights) => (
        <Button
          key={nights}
          size="large"
          disabled={!taps.isFree(from, nights)}
          onClick={() => taps.close(from, addDays(from, nights))}
        >
          {nights === 7 ? say('vcal.week') : say('dates.n-nights', { n: nights })}
        </Button>
      ))}
    </div>
  </>
)

type ClosedProps = { taps: Taps; from: string; until: string; why?: ClosingKind }

const Closed = ({ taps, from, until, why }: ClosedProps) => {
  const left = useCountdown(taps.drop)
  return (
    <>
      <div className="row between">
        <span>
          <b className="num db">{say('vcal.closed', { dates: stayText(from, until) })}</b>
          <span className="t2">
            {say('vcal.closed-text', { n: daysBetween(from, until), day: formatDay(until, 'tr', 'day') })}
          </span>
        </span>
        <Button size="large" icon={Undo2} onClick={taps.undo}>
          <span className="num">{say('vcal.undo-in', { n: left })}</span>
        </Button>
      </div>
      <fieldset className={style.chips} aria-label={say('vcal.why')}>
        {WHYS.map((kind) => (
          <Button
            key={kind}
            aria-pressed={why === kind}
            onClick={() => taps.because(kind, kind === 'closing' ? say('vcal.why.closing') : '')}
          >
            {say(`vcal.why.${kind}`)}
          </Button>
        ))}
      </fieldset>
    </>
  )
}

const WHYS = ['owner-stay', 'maintenance', 'closing'] as const satisfies (typeof closingKind.options)[number][]

/** The seconds that are left; then `ended`. */
const useCountdown = (ended: () => void): number => {
  const [left, setLeft] = useState(UNDO_SECONDS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second goes by, whatever else changes
  useEffect(() => {
    if (left === 0) return ended()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
