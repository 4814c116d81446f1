import { type ReactNode, useEffect, useRef } from 'react'
import { useOnLeaving } from './use-on-leaving.ts'
import { whenLeft } from './when-left.ts'

type Props = {
  summary: ReactNode
  label?: string
  className?: string
  summaryClass?: string
  menuClass?: string
  children: ReactNode
}

/**
 * A drop-down that opens without JavaScript; with it, it closes on an outside click, on Escape (focus returns) and on
 * going elsewhere.
 */
export const Menu = ({ summary, label, className, summaryClass, menuClass, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null)
  useOnLeaving(() => {
    if (details.current) details.current.open = false
  })
  useEffect(() => closing(details), [])
  return (
    <details ref={details} className={className}>
      <summary className={summaryClass} aria-label={label}>
        {summary}
      </summary>
      <div className={menuClass}>{children}</div>
    </details>
  )
}

const closing = (ref: { current: HTMLDetailsElement | null }) => {
  // the path still holds what the click itself removed
  const isInside = (event: Event) => !ref.current || event.composedPath().includes(ref.current)
  return whenLeft(isInside, (byKey) => {
    if (!ref.current?.open) return
    ref.current.open = false
    if (byKey) ref.current.querySelector('summary')?.focus()
  })
}
