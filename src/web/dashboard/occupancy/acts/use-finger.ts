import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whether a finger holds something of the grid. While it does the grid doesn't scroll under it and opens no menu of the
 * browser; until then it scrolls as ever.
 */
export const useFinger = (box: RefObject<HTMLElement | null>): RefObject<boolean> => {
  const holds = useRef(false)
  useEffect(() => {
    const element = box.current
    const stay = (event: Event) => {
      if (holds.current && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', stay, { passive: false })
    element?.addEventListener('contextmenu', stay)
    return () => {
      element?.removeEventListener('touchmove', stay)
      element?.removeEventListener('contextmenu', stay)
    }
  }, [box])
  return holds
}
