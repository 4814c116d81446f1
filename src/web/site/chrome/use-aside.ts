import { type RefObject, useEffect, useState } from 'react'

/**
 * What a floating button never lies on: what is pressed or filled in, days, and numbers, which are prices and dates.
 */
const NEVER_COVERED = 'button, [data-button], input, select, textarea, summary, label, .num, [data-figure]'
/** Where it is looked below a round button, as parts of its sides: every 8 px of 44. */
const SAMPLES = [0.14, 0.32, 0.5, 0.68, 0.86]

/**
 * Must the box step aside, because it would cover one of those as the page stands now? Looked at again after each
 * scroll and resize.
 */
export const useAside = (box: RefObject<HTMLElement | null>): boolean => {
  const [aside, setAside] = useState(false)
  useEffect(() => {
    let asked = 0
    const look = () => {
      asked = 0
      if (box.current) setAside(covers(box.current))
    }
    const ask = () => {
      asked ||= requestAnimationFrame(look)
    }
    const sizes = new ResizeObserver(ask)
    sizes.observe(document.body)
    addEventListener('scroll', ask, { passive: true })
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(asked)
      sizes.disconnect()
      removeEventListener('scroll', ask)
      removeEventListener('resize', ask)
    }
  }, [box])
  return aside
}

const covers = (box: HTMLElement): boolean => {
  const { left, top, width, height } = box.getBoundingClientRect()
  return SAMPLES.some((x) =>
    SAMPLES.some((y) => {
      const there = document.elementsFromPoint(left + width * x, top + height * y) // a card lies whole under its link
      return there.some((element) => !box.contains(element) && element.matches(NEVER_COVERED))
    }),
  )
}
