import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { chipClass } from '../../kit/chip.tsx'
import { later } from '../../kit/later/later.tsx'
import type { Options } from '../search-answer.ts'
import { filterCount, type Wish } from '../wish.ts'
import style from './filter-button.module.css'

const FilterSheet = later(() => import('./filter-sheet.tsx').then((module) => module.FilterSheet))

type Props = { wish: Wish; options: Options | null; everywhere: boolean }

/** On phones, or `everywhere`: 'Filtrele', which opens the filters over the page. */
export const FilterButton = ({ wish, options, everywhere }: Props) => {
  const say = useSay()
  const [open, setOpen] = useState<boolean>() // nobody has opened them yet
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
      {open !== undefined && <FilterSheet {...{ wish, options, open }} onClose={() => setOpen(false)} />}
    </>
  )
}
