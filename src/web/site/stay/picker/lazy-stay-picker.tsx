import { type ComponentProps, lazy, Suspense } from 'react'
import { useSay } from '../../../words/use-say.ts'
import type { StayPicker } from './stay-picker.tsx'

const Picker = lazy(() => import('./stay-picker.tsx').then((module) => ({ default: module.StayPicker })))

/** The stay picker in a chunk of its own: a page is usable before the calendar's code is there. */
export const LazyStayPicker = (props: ComponentProps<typeof StayPicker>) => {
  const say = useSay()
  return (
    <Suspense
      fallback={
        <div className="picker__wait skel">
          <span className="sr">{say('stay.loading')}</span>
        </div>
      }
    >
      <Picker {...props} />
    </Suspense>
  )
}
