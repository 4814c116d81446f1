import '../../../words/load/finding/compare.ts'
import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { compared, MOST_COMPARED, toggleCompared } from '../../../browser/kept/compared.ts'
import { lastSearch } from '../../../browser/kept/last-search.ts'
import { useSay } from '../../../words/use-say.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { comparePath, compareWishOf } from '../compared-stay.ts'
import style from './compare-bar.module.css'

/**
 * What is ticked, at the foot of pages that list villas; with a fifth it asks which one leaves. The stay is the one of
 * the address, else of the last search.
 */
export const CompareBar = () => {
  const say = useSay()
  const { pathname, search } = useLocation()
  const list = compared.use()
  if (!list.length || NOT_HERE.test(pathname)) return null
  const isTooMany = list.length > MOST_COMPARED
  const here = compareWishOf(new URLSearchParams(search))
  const stay = here.checkin ? here : compareWishOf(new URLSearchParams(lastSearch.read()?.query ?? ''))
  return (
    <aside className={style.bar} aria-label={say('compare.title')} data-compare-bar>
      <div className="wrap">
        <p role="status">
          {isTooMany ? say('compare.leave', { n: MOST_COMPARED }) : say('compare.count', { n: list.length })}
        </p>
        <ul>
          {list.map((villa) => (
            <li key={villa.id}>
              <button type="button" onClick={() => toggleCompared(villa)}>
                <span className="sr">{say('compare.drop', { villa: villa.name })}</span>
                <span aria-hidden="true">{villa.name}</span>
                <X className="i" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <span className={style.acts}>
          <Button look="text" size="small" onClick={() => compared.write([])}>
            {say('compare.clear')}
          </Button>
          {list.length > 1 && !isTooMany && (
            <ButtonLink size="small" to={comparePath({ ...stay, ids: list.map(({ id }) => id) })}>
              {say('compare.open')}
            </ButtonLink>
          )}
        </span>
      </div>
    </aside>
  )
}

/** A villa's page has a dock of its own there. */
const NOT_HERE = /^(\/en|\/ru)?\/(villa\/|compare)/
