import { lazy, Suspense, useMemo, useState } from 'react'
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
  const isNarrow = useMedia('(max-width: 1023px)')
  const [isDrawn, setDrawn] = useState(!import.meta.env.SSR && !hydrated)
  const isGone = isNarrow || (hydrated && !shown)
  if (isGone && isDrawn) setDrawn(false) // when it comes back it is made anew, at once
  const Form = isDrawn ? DrawnFilterForm : FilterForm
  // the same element as before: React would draw a part anew that changes while its code is not there yet
  const form = useMemo(
    () => (
      <Suspense>
        <Form id={id} wish={wish} options={options} live />
      </Suspense>
    ),
    [Form, id, wish, options],
  )
  return isGone ? null : form
}
