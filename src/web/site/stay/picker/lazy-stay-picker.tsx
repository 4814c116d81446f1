import { type ComponentProps, lazy, Suspense } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { Skeleton } from '../../kit/page/skeleton.tsx'
import style from './stay-picker.module.css'
import type { StayPicker } from './stay-picker.tsx'

const Picker = lazy(() => import('./stay-picker.tsx').then((module) => ({ default: module.StayPicker })))

/** The stay picker in a chunk of its own: a page is usable before the calendar's code is there. */
export const LazyStayPicker = (props: ComponentProps<typeof StayPicker>) => {
  const say = useSay()
  return (
    <Suspense
      fallback={
        <Skeleton className={style.wait}>
          <span className="sr">{say('stay.loading')}</span>
        </Skeleton>
      }
    >
      <Picker {...props} />
    </Suspense>
  )
}
