import { type ComponentType, useEffect, useRef, useState } from 'react'

/** Fetched when the page is scrolled near it; a page that is not scrolled goes without. */
const band = () => import('./continue-band.tsx').then((module) => module.ContinueBand)

/**
 * Where the visitor left off: fetched when the page is scrolled near it, and put in once its place lies below the
 * screen, at the latest on the way back up, so that nothing that is seen moves.
 */
export const Continue = () => {
  const place = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    const { current } = place
    if (!current) return
    let Band: ComponentType
    // all above the lower edge of the screen is in its sight, so that nobody scrolls past it unseen
    const below = new IntersectionObserver(([sight]) => sight && !sight.isIntersecting && setPart(() => Band), {
      rootMargin: '100000px 0px 0px',
    })
    const near = new IntersectionObserver(
      async ([seen]) => {
        if (!seen?.isIntersecting) return
        near.disconnect()
        Band = await band()
        below.observe(current)
      },
      { rootMargin: '1200px 0px' },
    )
    near.observe(current)
    return () => {
      near.disconnect()
      below.disconnect()
    }
  }, [])
  return <div ref={place}>{Part && <Part />}</div>
}
