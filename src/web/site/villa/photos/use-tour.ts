import { useEffect, useRef, useState } from 'react'

/** The photo that an address carries, counted from 0: '#foto-3' → 2; null for another one or none. */
export const photoOf = (hash: string, count: number): number | null => {
  const number = Number(/^#foto-(\d{1,3})$/.exec(hash)?.[1])
  return number >= 1 && number <= count ? number - 1 : null
}

export type Tour = { at: number | null; open: (index: number) => void; go: (index: number) => void; close: () => void }

/**
 * Which photo of the tour is open. The address carries it, so that it can be sent; back closes the tour and leads
 * nowhere else.
 */
export const useTour = (count: number): Tour => {
  const [at, setAt] = useState<number | null>(null)
  const state = useRef({ isOpen: false, hasStep: false })
  const show = (index: number | null) => {
    state.current.isOpen = index !== null
    setAt(index)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is what it is
  useEffect(() => {
    const { pathname } = location
    show(photoOf(location.hash, count))
    const onPop = (event: PopStateEvent) => {
      const next = location.pathname === pathname ? photoOf(location.hash, count) : null
      if (location.pathname !== pathname || (next === null && !state.current.isOpen)) return
      event.stopImmediatePropagation() // the page below is the same: the router has nothing to do
      state.current.hasStep = next !== null
      show(next)
    }
    addEventListener('popstate', onPop, { capture: true })
    return () => removeEventListener('popstate', onPop, { capture: true })
  }, [count])
  return {
    at,
    open: (index) => {
      history.pushState(history.state, '', addressOf(index))
      state.current.hasStep = true
      show(index)
    },
    go: (index) => {
      history.replaceState(history.state, '', addressOf(index))
      show(index)
    },
    close: () => {
      if (!state.current.isOpen) return
      if (state.current.hasStep) return history.back()
      history.replaceState(history.state, '', location.pathname + location.search)
      show(null)
    },
  }
}

const addressOf = (index: number): string => `${location.pathname}${location.search}#foto-${index + 1}`
