import { type ComponentType, lazy, Suspense } from 'react'
import { afterFrame } from '../../../ui/after-frame.ts'
import { onFirstTouch } from '../../../ui/first-touch.ts'

/**
 * A part that only a press brings up. Its code is fetched when the visitor first does something, and comes in its own
 * time: what was pressed meanwhile appears with it.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const fetched = async () => ({ default: await load() })
  const Part = lazy(import.meta.env.SSR ? fetched : () => new Promise<void>(afterFrame).then(fetched))
  if (!import.meta.env.SSR) onFirstTouch(() => void fetched())
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
