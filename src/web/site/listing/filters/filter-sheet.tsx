import { useId, useState } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { CloseButton } from '../../kit/button/icon-button.tsx'
import { Sheet } from '../../kit/layer/sheet.tsx'
import type { Options } from '../search-answer.ts'
import { filterCount, type Wish, withoutFilters } from '../wish.ts'
import { FilterForm } from './filter-form.tsx'
import style from './filter-sheet.module.css'
import type { Facets } from './use-facets.ts'

type Props = { wish: Wish; options: Options | null; open: boolean; onClose: () => void }

/** The filters over the page, with the number of villas they leave on their button. */
export const FilterSheet = ({ open, onClose, ...props }: Props) => {
  const say = useSay()
  return (
    <Sheet open={open} onClose={onClose} label={say('filters')} className={style.sheet}>
      <Filters {...props} onClose={onClose} />
    </Sheet>
  )
}

const Filters = ({ wish, options, onClose }: Omit<Props, 'open'>) => {
  const say = useSay()
  const id = useId()
  const [facets, setFacets] = useState<Facets | null>(null)
  const [cleared, setCleared] = useState(0)
  const begun = cleared ? withoutFilters(wish) : wish
  return (
    <>
      <header className={style.head}>
        <h2>{say('filters')}</h2>
        <CloseButton onClose={onClose} />
      </header>
      <div className={style.body}>
        <FilterForm key={cleared} id={id} wish={begun} options={options} onFacets={setFacets} onSent={onClose} />
      </div>
      <footer className={style.foot}>
        <button
          type="button"
          disabled={!filterCount(wish) && facets === null}
          onClick={() => setCleared((times) => times + 1)}
        >
          {say('refine.clear')}
        </button>
        <Button type="submit" form={id} wide aria-live="polite">
          {showText(say, facets)}
        </Button>
      </footer>
    </>
  )
}

const showText = (say: ReturnType<typeof useSay>, facets: Facets | null): string => {
  if (!facets) return say('refine.go')
  return facets.total ? say('refine.show', { n: facets.total }) : say('refine.none')
}
