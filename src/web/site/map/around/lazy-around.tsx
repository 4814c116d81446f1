import { type ComponentProps, lazy, Suspense, useRef } from 'react'
import { useNear } from '../../../ui/use-near.ts'
import type AroundMap from './around-map.tsx'
import style from './lazy-around.module.css'

const Around = lazy(() => import('./around-map.tsx'))

/** The map around some places, with its code fetched when it comes near the screen. Without scripts it is not there. */
export const LazyAround = (props: ComponentProps<typeof AroundMap>) => {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <div ref={place} className={style.frame}>
      {near && (
        <Suspense>
          <Around {...props} />
        </Suspense>
      )}
    </div>
  )
}
