import { type ComponentProps, lazy, Suspense, useRef } from 'react'
import { useNear } from '../../../ui/use-near.ts'
import { useSay } from '../../../words/use-say.ts'
import { Skeleton } from '../../kit/page/skeleton.tsx'
import style from './lazy-stay-picker.module.css'
import type { StayPicker } from './stay-picker.tsx'

const Picker = lazy(() => import('./stay-picker.tsx').then((module) => ({ default: module.StayPicker })))

/** The stay picker, with its code fetched when it comes near the screen: most visits end without a look at it. */
export const LazyStayPicker = (props: ComponentProps<typeof StayPicker>) => {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place, NEAR)
  const waiting = (
    <div ref={place}>
      <Skeleton className={style.wait}>
        <span className="sr">{say('stay.loading')}</span>
      </Skeleton>
    </div>
  )
  return near ? (
    <Suspense fallback={waiting}>
      <Picker {...props} />
    </Suspense>
  ) : (
    waiting
  )
}

/** So far below the screen it is fetched: enough for a thumb that begins to move, not for a page that only opened. */
const NEAR = '400px'
