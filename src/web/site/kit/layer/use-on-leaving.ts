import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Runs when another page is shown; the first one was not left for: it may have been pressed before the script ran. */
export const useOnLeaving = (work: () => void): void => {
  const { key } = useLocation()
  const seen = useRef(key)
  const latest = useRef(work)
  latest.current = work
  useEffect(() => {
    if (key === seen.current) return
    seen.current = key
    latest.current()
  }, [key])
}
