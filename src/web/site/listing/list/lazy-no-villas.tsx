import { type ComponentProps, lazy, Suspense } from 'react'
import type * as Found from './no-villas.tsx'

const Nothing = lazy(() => import('./no-villas.tsx').then((module) => ({ default: module.NoVillas })))
const Failed = lazy(() => import('./no-villas.tsx').then((module) => ({ default: module.FailedSearch })))

/** Most searches find something: what is said when one doesn't comes when it is needed. */
export const NoVillas = (props: ComponentProps<typeof Found.NoVillas>) => (
  <Suspense>
    <Nothing {...props} />
  </Suspense>
)

export const FailedSearch = (props: ComponentProps<typeof Found.FailedSearch>) => (
  <Suspense>
    <Failed {...props} />
  </Suspense>
)
