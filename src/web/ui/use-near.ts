import { type RefObject, useEffect, useState } from 'react'

/** A thumb takes longer for the way. */
const NEAR = '800px'

/** True once a part has come so near the screen. */
export const useNear = (place: RefObject<HTMLElement | null>, distance = NEAR): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(([sight]) => sight?.isIntersecting && setNear(true), {
      rootMargin: distance,
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, distance])
  return near
}
