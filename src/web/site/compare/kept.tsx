import { lazy, Suspense, useEffect, useState } from 'react'
import { compared } from '../../browser/kept/compared.ts'
import { onFirstTouch } from '../../ui/first-touch.ts'

const KeptLater = lazy(() => import('./kept-later.tsx'))

/**
 * What this device keeps while it is looked around: the bar of what is compared, the last search, the villas that were
 * seen. Its code comes with the first touch, or at once where something is ticked.
 */
export const Kept = () => {
  const [touched, setTouched] = useState(false)
  useEffect(() => onFirstTouch(() => setTouched(true)), [])
  const ticked = compared.use().length > 0
  return (
    (touched || ticked) && (
      <Suspense>
        <KeptLater />
      </Suspense>
    )
  )
}
