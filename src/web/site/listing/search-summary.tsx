import { Search } from 'lucide-react'
import { useSay } from '../../words/use-say.ts'
import { useAskedText } from './search-box/asked-text.ts'
import { SearchBox } from './search-box/search-box.tsx'
import style from './search-summary.module.css'
import { queryOf, type Wish } from './wish.ts'

/** The search above the list: one row on a wide screen; on a phone a pill that opens it. */
export const SearchSummary = ({ wish }: { wish: Wish }) => {
  const say = useSay()
  const { where, when, who } = useAskedText(wish)
  const content = (
    <>
      <span>
        <b className="num">
          {wish.checkin ? when : say('search.dates.any')}
          {wish.guests ? ` · ${who}` : ''}
        </b>
        <span>{where}</span>
      </span>
      <em>
        <Search className="i" aria-hidden="true" />
      </em>
    </>
  )
  return (
    <div className={style.bar}>
      <div className={`wrap ${style.search}`}>
        <SearchBox
          wish={wish}
          to="/listing"
          slim
          button={say('search.update')}
          pill={{ className: style.pill, content }}
        >
          <FiltersAsFields wish={wish} />
        </SearchBox>
      </div>
    </div>
  )
}

/** A new search keeps the filters that stand beside the list; districts belong to the towns and go. */
const FiltersAsFields = ({ wish }: { wish: Wish }) => {
  const fields: Record<string, string | number | undefined> = {
    ...queryOf({ ...wish, checkin: undefined, guests: undefined }),
    ...{ town: '', type: '', checkout: '', skip: '', take: '', flexible: '' },
    map: wish.map === undefined ? undefined : String(Number(wish.map)),
  }
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}
