import { X } from 'lucide-react'
import { formatDistance, formatMoney } from '../../../../kernel/format.ts'
import { type SiteWordKey, useLanguage, useSay } from '../../../words/use-say.ts'
import { ChipLink } from '../../kit/chip.tsx'
import { useDays } from '../../use-days.ts'
import type { Options } from '../search-answer.ts'
import {
  addressOf,
  changed,
  filterCount,
  HOUSE_NAMES,
  type HouseName,
  type ListName,
  toggled,
  type Wish,
  withoutFilters,
} from '../wish.ts'
import style from './active-filters.module.css'

const OFFERED = 6
const USUAL_FLEXIBLE = 3

type Props = { wish: Wish; options: Options | null }
type Chip = { key: string; text: string; on: boolean; to: Wish }

/** What the list is filtered by, each with its way out, then a few wishes many guests have. */
export const ActiveFilters = ({ wish, options }: Props) => {
  const say = useSay()
  const chips = useChips({ wish, options })
  return (
    <>
      {chips.map(({ key, text, on, to }) => (
        <ChipLink
          key={key}
          on={on}
          to={addressOf('/listing', to)}
          preventScrollReset
          aria-label={on ? say('filter.drop', { filter: text }) : say('filter.take', { filter: text })}
        >
          {text}
          {on && <X className="i" aria-hidden="true" />}
        </ChipLink>
      ))}
      {filterCount(wish) > 1 && (
        <ChipLink className={style.clear} to={addressOf('/listing', withoutFilters(wish))} preventScrollReset>
          {say('filters.clear')}
        </ChipLink>
      )}
    </>
  )
}

const useChips = ({ wish, options }: Props): Chip[] => {
  const say = useSay()
  const singles = useSingles(wish)
  const lists: Record<ListName, readonly { slug: string; name: string }[]> = {
    town: options?.towns ?? [],
    district: options?.towns.flatMap(({ districts }) => districts) ?? [],
    type: options?.types ?? [],
    feature: options?.features ?? [],
  }
  const chip = (name: ListName, slug: string, on: boolean): Chip => ({
    key: name + slug,
    text: lists[name].find((each) => each.slug === slug)?.name ?? slug,
    on,
    to: toggled(wish, name, slug),
  })
  const chosen = (['town', 'district', 'type', 'feature'] as const).flatMap((name) =>
    wish[name].map((slug) => chip(name, slug, true)),
  )
  const offered = lists.feature
    .filter(({ slug }) => POPULAR.includes(slug) && !wish.feature.includes(slug))
    .slice(0, OFFERED)
  const flexible = {
    key: 'flexible',
    text: say('filter.flexible', { n: USUAL_FLEXIBLE }),
    on: false,
    to: changed(wish, { flexible: USUAL_FLEXIBLE }),
  }
  return [
    ...singles,
    ...chosen,
    ...(wish.checkin && !wish.flexible ? [flexible] : []),
    ...offered.map(({ slug }) => chip('feature', slug, false)),
  ]
}

/** Dates, guests and the filters that have one value each. */
const useSingles = (wish: Wish): Chip[] => {
  const say = useSay()
  const days = useDays()
  const language = useLanguage()
  const money = (whole: number) => formatMoney(whole * 100, wish.currency ?? 'TL', language)
  const { checkin, checkout } = wish
  const price = priceText(wish, money, say('filter.price.up'), say('filter.price.down'))
  const chips: (Chip | false)[] = [
    checkin !== undefined &&
      checkout !== undefined && {
        ...{ key: 'dates', text: days.stay(checkin, checkout), on: true },
        to: changed(wish, { checkin: undefined, checkout: undefined, flexible: 0 }),
      },
    wish.guests !== undefined && {
      ...{ key: 'guests', text: say('count.guests', { n: wish.guests }), on: true },
      to: changed(wish, { guests: undefined }),
    },
    wish.flexible > 0 && {
      key: 'flexible',
      text: say('filter.flexible', { n: wish.flexible }),
      on: true,
      to: changed(wish, { flexible: 0 }),
    },
    wish.area !== undefined && {
      ...{ key: 'area', text: say('filter.area'), on: true },
      to: changed(wish, { area: undefined }),
    },
    ...HOUSE_NAMES.map((name) => {
      const n = wish[name]
      return (
        n !== undefined && {
          ...{ key: name, on: true },
          text: say(HOUSE_WORD[name], { n, distance: formatDistance(n, language) }),
          to: changed(wish, { [name]: undefined }),
        }
      )
    }),
    Boolean(wish.minPrice || wish.maxPrice) && {
      key: 'price',
      text: wish.checkin ? price : say('filter.price.night', { price }),
      on: true,
      to: changed(wish, { minPrice: undefined, maxPrice: undefined, currency: undefined }),
    },
  ]
  return chips.filter((chip) => chip !== false)
}

const HOUSE_WORD = {
  bedrooms: 'filter.bedrooms',
  bathrooms: 'filter.bathrooms',
  sea: 'filter.sea',
  live: 'filter.live',
  screened: 'filter.screened',
  heated: 'filter.heated',
} as const satisfies Record<HouseName, SiteWordKey>

/** What guests of this coast ask for most; offered when the agency has the feature. */
const POPULAR = ['deniz-manzarasi', 'cocuk-havuzu', 'isitmali-havuz', 'jakuzi', 'denize-yakin', 'evcil-hayvan-izinli']

const priceText = (
  { minPrice, maxPrice }: Wish,
  money: (whole: number) => string,
  up: string,
  down: string,
): string => {
  if (minPrice && maxPrice) return `${money(minPrice)} – ${money(maxPrice)}`
  return minPrice ? `${money(minPrice)} ${up}` : `${money(maxPrice ?? 0)} ${down}`
}
