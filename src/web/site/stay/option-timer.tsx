import { useEffect, useState } from 'react'
import { formatInstant } from '../../../kernel/format.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import style from './option-timer.module.css'

type Props = { createdAt: string; expiresAt: string; onEnd?: () => void }

/** How long the dates are still held: a countdown, the exact end, and a thin bar that shrinks. */
export const OptionTimer = ({ createdAt, expiresAt, onEnd }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const running = useHydrated()
  const [now, setNow] = useState(() => Date.parse(createdAt))
  const end = Date.parse(expiresAt)
  const left = Math.max(0, end - now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  const over = running && now >= end
  useEffect(() => {
    if (over) onEnd?.()
  }, [over, onEnd])
  return (
    <div className={running && left < 30 * 60_000 ? `${style.timer} ${style.last}` : style.timer}>
      {running && <strong role="timer">{clock(left)}</strong>}
      <b>{say(over ? 'option.over' : 'option.held')}</b>
      <span>{say('option.until', { at: formatInstant(expiresAt, language) })}</span>
      <progress
        max={Math.max(1, end - Date.parse(createdAt))}
        value={running ? left : end - Date.parse(createdAt)}
        aria-label={say('option.left')}
      />
    </div>
  )
}

const two = (value: number): string => String(value).padStart(2, '0')

const clock = (left: number): string => {
  const seconds = Math.floor(left / 1000)
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
