import { type RefObject, useEffect, useState } from 'react'

/** So far from the screen a part is fetched: a thumb takes longer for the way. */
const NEAR = '800px'

/** True once a part has come near the screen. */
export const useNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(([sight]) => sight?.isIntersecting && setNear(true), { rootMargin: NEAR })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return near
}
