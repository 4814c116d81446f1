import { type RefObject, useEffect, useState } from 'react'
import { say } from '../../../words/dashboard.ts'
import { type Bar, barName, isStay, stateWord } from '../../dates/bar.ts'
import { useNow } from '../../kit/use-now.ts'
import { timeLeft } from '../../reservations/time-left.ts'
import type { Calendars } from '../use-pieces.ts'
import style from './bar-tip.module.css'
import { spanText } from './timeline-row.tsx'

type Props = { box: RefObject<HTMLElement | null>; calendars: Calendars; quiet: boolean }
type Shown = { key: string; villaId: number; x: number; y: number }

const WIDTH = 280

/** Who holds what, beside the bar under the pointer. It listens by itself, so that hovering draws nothing else. */
export const BarTip = ({ box, calendars, quiet }: Props) => {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    const element = box.current
    if (!element) return
    const over = ({ target, pointerType }: PointerEvent) => {
      const bar = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
      const row = bar?.closest<HTMLElement>('[data-villa]')
      if (!bar || !row || pointerType === 'touch') return setShown(undefined)
      const { left, bottom, top } = bar.getBoundingClientRect()
      const x = Math.max(
        8,
        Math.min(Math.max(left, element.getBoundingClientRect().left + 120), innerWidth - WIDTH - 8),
      )
      setShown({
        key: bar.dataset.key ?? '',
        villaId: Number(row.dataset.villa),
        x,
        y: bottom + 120 > innerHeight ? top - 112 : bottom + 6,
      })
    }
    const away = () => setShown(undefined)
    element.addEventListener('pointerover', over)
    element.addEventListener('pointerleave', away)
    element.addEventListener('scroll', away, { passive: true })
    return () => {
      element.removeEventListener('pointerover', over)
      element.removeEventListener('pointerleave', away)
      element.removeEventListener('scroll', away)
    }
  }, [box])
  const bar = shown && calendars.bars.get(shown.villaId)?.find(({ key }) => key === shown.key)
  if (!bar || quiet) return null
  return (
    <div className={style.tip} style={{ left: shown.x, top: shown.y, width: WIDTH }} aria-hidden>
      <BarFacts bar={bar} />
    </div>
  )
}

/** Who, what and when, in three lines. */
export const BarFacts = ({ bar }: { bar: Bar }) => {
  const now = useNow(30_000)
  const left = bar.ends && (bar.state === 'OPTION' || bar.state === 'REQUEST') ? timeLeft(bar.ends, now) : ''
  return (
    <>
      <b className="db">{barName(bar)}</b>
      <span className="db num">{spanText(bar)}</span>
      <span className="db t2">
        {[
          stateWord(bar.state),
          left,
          isStay(bar) && say('reservation.n-guests', { n: bar.guests }),
          isStay(bar) && bar.note,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {!isStay(bar) && bar.state !== 'external' && <span className="db t3 sm">{bar.who}</span>}
    </>
  )
}
