import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { lazyCall } from '../../../browser/lazy-call.ts'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { CloseButton } from '../../kit/button/icon-button.tsx'
import { chipClass } from '../../kit/chip.tsx'
import { Sheet } from '../../kit/layer/sheet.tsx'
import type { Options } from '../search-answer.ts'
import { filterCount, queryOf, type Wish } from '../wish.ts'
import { FilterForm } from './filter-form.tsx'
import style from './filter-sheet.module.css'

type Props = { wish: Wish; options: Options | null; total: number; everywhere: boolean }

/**
 * On phones, or `everywhere`: the button 'Filtrele' and the filters over the whole screen, with the number of villas on
 * their button.
 */
export const FilterSheet = ({ wish, options, total, everywhere }: Props) => {
  const say = useSay()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<Wish | null>(null)
  const count = useCount(draft) ?? total
  const close = () => {
    setOpen(false)
    setDraft(null)
  }
  const on = filterCount(wish)
  return (
    <>
      <button
        type="button"
        className={chipClass(everywhere ? style.open : `${style.open} ${style.narrow}`)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal className="i" aria-hidden="true" />
        {say('filter')} {on > 0 && <b className="num">{on}</b>}
      </button>
      <Sheet open={open} onClose={close} label={say('filters')} className={style.sheet}>
        <header className={style.head}>
          <b>{say('filters')}</b>
          <CloseButton onClose={close} />
        </header>
        <div className={style.body}>
          <FilterForm id={id} wish={wish} options={options} onChange={setDraft} onSent={close} />
        </div>
        <footer className={style.foot}>
          <Button type="submit" form={id} wide aria-live="polite">
            {say('filter.show', { n: count })}
          </Button>
        </footer>
      </Sheet>
    </>
  )
}

const SETTLE_MS = 300

/** How many villas a draft of the filters would find; null until it is known, and when nobody answers. */
const useCount = (draft: Wish | null): number | null => {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (!draft) {
      setCount(null)
      return
    }
    let current = true
    const timer = setTimeout(async () => {
      const total = await countOf(draft).catch(() => null)
      if (current && total !== null) setCount(total)
    }, SETTLE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [draft])
  return count
}

const search = lazyCall(() => import('../../../../features/search/search.contract.ts').then((of) => of.searchVillas))

const countOf = async (wish: Wish): Promise<number> => (await search({ query: { ...queryOf(wish), take: 1 } })).total
