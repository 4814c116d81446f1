import { type ComponentType, useEffect, useRef, useState } from 'react'

/** Fetched when the page is scrolled near it; a page that is not scrolled goes without. */
const band = () => import('./continue-band.tsx').then((module) => module.ContinueBand)

/**
 * Where the visitor left off: fetched when the page is scrolled near it, and put in only while its place lies below the
 * screen, so that nothing that is seen moves.
 */
export const Continue = () => {
  const place = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    const { current } = place
    if (!current) return
    const near = new IntersectionObserver(
      async ([seen]) => {
        if (!seen?.isIntersecting) return
        near.disconnect()
        const ContinueBand = await band()
        if (current.getBoundingClientRect().top > innerHeight) setPart(() => ContinueBand)
      },
      { rootMargin: '1200px 0px' },
    )
    near.observe(current)
    return () => near.disconnect()
  }, [])
  return <div ref={place}>{Part && <Part />}</div>
}
