import { lazy, Suspense } from 'react'
import { compared } from '../../browser/compared.ts'

const CompareBar = lazy(() => import('./bar/compare-bar.tsx'))

/** The bar of what is compared: its code comes with the first tick. */
export const CompareTray = () =>
  compared.use().length > 0 && (
    <Suspense>
      <CompareBar />
    </Suspense>
  )
