import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useSay } from '../../words/use-say.ts'
import { useSite } from '../site-data.ts'
import { useDays } from '../use-days.ts'
import { SearchBox } from './search-box/search-box.tsx'
import style from './search-summary.module.css'
import { queryOf, type Wish } from './wish.ts'

/** The search above the list: one row on a wide screen; on a phone a pill that opens it. */
export const SearchSummary = ({ wish }: { wish: Wish }) => {
  const say = useSay()
  const days = useDays()
  const { site } = useSite()
  const id = useId()
  const [open, setOpen] = useState(false)
  const place = wish.town.map((slug) => site?.towns.find((town) => town.slug === slug)?.name ?? slug).join(', ')
  const type = wish.type.map((slug) => site?.villaTypes.find((each) => each.slug === slug)?.name ?? slug).join(', ')
  const dates = wish.checkin && wish.checkout ? days.stay(wish.checkin, wish.checkout) : say('search.dates.any')
  return (
    <div className={open ? `${style.bar} ${style.open}` : style.bar}>
      <div className="wrap">
        <button
          type="button"
          className={style.pill}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>
            <b className="num">
              {dates}
              {wish.guests ? ` · ${say('count.guests', { n: wish.guests })}` : ''}
            </b>
            <span>{[place || say('search.town.all'), type || say('search.type.all')].join(' · ')}</span>
          </span>
          <em>
            <Search className="i" aria-hidden="true" />
          </em>
        </button>
        <div id={id} className={style.search}>
          <SearchBox wish={wish} to="/listing" slim button={say('search.update')}>
            <FiltersAsFields wish={wish} />
          </SearchBox>
        </div>
      </div>
    </div>
  )
}

/** A new search keeps the filters that stand beside the list; districts belong to the towns and go. */
const FiltersAsFields = ({ wish }: { wish: Wish }) => {
  const fields: Record<string, string | number | undefined> = {
    ...queryOf({ ...wish, checkin: undefined, guests: undefined }),
    ...{ town: '', district: '', type: '', checkout: '', skip: '', take: '', flexible: wish.flexible || '' },
    map: wish.map === undefined ? undefined : String(Number(wish.map)),
  }
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}
