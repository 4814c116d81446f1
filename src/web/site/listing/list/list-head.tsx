import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { nightCount } from '../../../../kernel/day.ts'
import type { SiteWordKey } from '../../../words/use-say.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Chips } from '../../kit/chip.tsx'
import { Select } from '../../kit/form/input.tsx'
import { Crumbs } from '../../kit/page/crumbs.tsx'
import { useSitePath } from '../../site-link.tsx'
import { useDays } from '../../use-days.ts'
import { LeftWords } from '../said/left-words.tsx'
import type { Options, SearchAnswer } from '../search-answer.ts'
import { addressOf, changed, SORTS, type Sort, type Wish } from '../wish.ts'
import style from './list-head.module.css'

type Props = {
  wish: Wish
  answer: SearchAnswer
  options: Options | null
  form: string
  filters: ReactNode
  children: ReactNode
}

/** How many villas there are for what, in which order; `filters` opens them on a phone, `children` are the chips. */
export const ListHead = ({ wish, answer, options, form, filters, children }: Props) => {
  const say = useSay()
  return (
    <div className={style.top}>
      <Crumbs here={say('nav.listing')} />
      <div className={style.head}>
        <ListTitle wish={wish} answer={answer} options={options} />
        <ListNote wish={wish} />
        <LeftWords />
      </div>
      <div className={style.tools}>
        {filters}
        <SortSelect wish={wish} form={form} />
      </div>
      <Chips scroll className={style.chips}>
        {children}
      </Chips>
    </div>
  )
}

const ListTitle = ({ wish, answer, options }: Pick<Props, 'wish' | 'answer' | 'options'>) => {
  const say = useSay()
  const language = useLanguage()
  const names = wish.town.map((slug) => options?.towns.find((town) => town.slug === slug)?.name ?? slug)
  const place = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  const count =
    answer.fault === null
      ? say(wish.checkin ? 'listing.free' : 'listing.found', { n: answer.total })
      : say('nav.listing')
  return (
    <h1 className="h2" aria-live="polite">
      {place ? `${place}: ${count}` : count}
    </h1>
  )
}

const ListNote = ({ wish: { checkin, checkout, guests } }: { wish: Wish }) => {
  const say = useSay()
  const days = useDays()
  if (!checkin || !checkout) return <p>{say('listing.undated')}</p>
  const dates = days.stay(checkin, checkout, 'day')
  const n = nightCount({ checkIn: checkin, checkOut: checkout })
  return (
    <p className="num">
      {guests ? say('listing.for', { dates, guests: say('count.guests', { n: guests }) }) : `${dates}.`}{' '}
      {say('listing.total', { n })}
    </p>
  )
}

const SORT_WORD = {
  recommended: 'sort.recommended',
  price: 'sort.price',
  '-price': 'sort.-price',
  sea: 'sort.sea',
  rating: 'sort.rating',
  newest: 'sort.newest',
} as const satisfies Record<Sort, SiteWordKey>

/** Without JavaScript it is part of the filters' form. */
const SortSelect = ({ wish, form }: { wish: Wish; form: string }) => {
  const say = useSay()
  const path = useSitePath()
  const navigate = useNavigate()
  return (
    <Select
      name="sort"
      form={form}
      aria-label={say('sort.by')}
      key={wish.sort}
      defaultValue={wish.sort}
      onChange={({ target }) => {
        const sort = SORTS.find((each) => each === target.value)
        navigate(path(addressOf('/listing', changed(wish, { sort }))), { preventScrollReset: true })
      }}
    >
      {SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {say(SORT_WORD[sort])}
        </option>
      ))}
    </Select>
  )
}
