import { lazy, Suspense, useState } from 'react'
import { onFirstTouch } from '../../../ui/first-touch.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useMedia } from '../../kit/layer/use-media.ts'
import type { Options } from '../search-answer.ts'
import type { Wish } from '../wish.ts'

const load = () => import('./filter-form.tsx').then((module) => ({ default: module.FilterForm }))

const FilterForm = lazy(load)
/** Stays as the server drew it until the visitor first does something. */
const DrawnFilterForm = lazy(
  () => new Promise<Awaited<ReturnType<typeof load>>>((resolve) => onFirstTouch(() => resolve(load()))),
)

type Props = { id: string; wish: Wish; options: Options | null; shown: boolean }

/** The filters beside a list without a map, and under its head where no script runs; anywhere else they are gone. */
export const FilterColumn = ({ id, wish, options, shown }: Props) => {
  const hydrated = useHydrated()
  const isWide = useMedia('(min-width: 1024px)')
  const [isDrawn] = useState(!import.meta.env.SSR && !hydrated)
  if (hydrated && !(isWide && shown)) return null
  const Form = isDrawn ? DrawnFilterForm : FilterForm
  return (
    <Suspense>
      <Form id={id} wish={wish} options={options} live />
    </Suspense>
  )
}
