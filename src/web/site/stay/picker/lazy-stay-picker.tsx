import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { Skeleton } from '../../kit/page/skeleton.tsx'
import style from './lazy-stay-picker.module.css'
import type { StayPicker } from './stay-picker.tsx'

const Picker = lazy(() => import('./stay-picker.tsx').then((module) => ({ default: module.StayPicker })))

/** The stay picker, with its code fetched when it comes near the screen: most visits end without a look at it. */
export const LazyStayPicker = (props: ComponentProps<typeof StayPicker>) => {
  const [near, setNear] = useState(false)
  if (!near) return <Waiting onNear={() => setNear(true)} />
  return (
    <Suspense fallback={<Waiting />}>
      <Picker {...props} />
    </Suspense>
  )
}

/** So far below the screen it is fetched: enough for a thumb that begins to move, not for a page that only opened. */
const NEAR = '400px'

const Waiting = ({ onNear }: { onNear?: () => void }) => {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever waits is told once
  useEffect(() => {
    if (!place.current || !onNear) return
    const watch = new IntersectionObserver(([sight]) => sight?.isIntersecting && onNear(), { rootMargin: NEAR })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place}>
      <Skeleton className={style.wait}>
        <span className="sr">{say('stay.loading')}</span>
      </Skeleton>
    </div>
  )
}
