import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Props = {
  summary: ReactNode
  label?: string
  className?: string
  summaryClass?: string
  menuClass?: string
  children: ReactNode
  end?: boolean
}

/**
 * A drop-down that opens without JavaScript; with it, it closes on an outside click, on Escape (focus returns) and on
 * going elsewhere.
 */
export const Menu = ({
  summary,
  label,
  className = '',
  summaryClass,
  menuClass = 'drop__menu',
  children,
  end = false,
}: Props) => {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (details.current && key) details.current.open = false
  }, [key])
  useEffect(() => closeOutside(details), [])
  return (
    <details ref={details} className={`drop ${className}`}>
      <summary className={summaryClass} aria-label={label}>
        {summary}
      </summary>
      <div className={end ? `${menuClass} ${menuClass}--end` : menuClass}>{children}</div>
    </details>
  )
}

const closeOutside = (ref: { current: HTMLDetailsElement | null }) => {
  const onPointer = (event: Event) => {
    const details = ref.current
    // the path still holds what the click itself removed
    if (details?.open && !event.composedPath().includes(details)) details.open = false
  }
  const onKey = (event: KeyboardEvent) => {
    const details = ref.current
    if (event.key !== 'Escape' || !details?.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  document.addEventListener('click', onPointer)
  document.addEventListener('focusin', onPointer)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('click', onPointer)
    document.removeEventListener('focusin', onPointer)
    document.removeEventListener('keydown', onKey)
  }
}
