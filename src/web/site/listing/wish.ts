import { areaOf } from '../../../features/search/area/area.ts'
import { addDays, type Day, daysBetween, isDay } from '../../../kernel/day.ts'
import { SEARCH_PAGE } from '../../../kernel/limits.ts'
import { CURRENCIES, type Currency } from '../../../kernel/money.ts'
import { type Who, whoOf, whoQuery } from '../stay/who.ts'
import { amountOf } from './amount.ts'

export const SORTS = ['recommended', 'price', '-price', 'sea', 'rating', 'newest'] as const
export type Sort = (typeof SORTS)[number]
const LISTS = ['town', 'district', 'type', 'feature'] as const
export type ListName = (typeof LISTS)[number]
/** What may be wished of the house itself, one number each: the most it may be. A switch is 1. */
const HOUSE = { bedrooms: 20, bathrooms: 20, sea: 100_000, live: 1, screened: 1, heated: 1 } as const
export type HouseName = keyof typeof HOUSE
export const HOUSE_NAMES = Object.keys(HOUSE) as HouseName[]

/**
 * What a visitor asks the list of villas for. It stands in the address, so it can be shared; slugs are the API's to
 * check.
 */
export type Wish = Record<ListName, string[]> &
  Partial<Record<HouseName, number>> &
  Who & {
    checkin?: Day
    checkout?: Day
    minPrice?: number
    maxPrice?: number
    currency?: Currency
    /** Gaps that begin in this month, or in the week of this day. */
    starts?: string
    /** 'south,west,north,east': only what lies there. */
    area?: string
    /** Is the map wanted? Unsaid, it stands beside the list where there is room. */
    map?: boolean
    flexible: number
    sort: Sort
    skip: number
    take: number
  }

const USUAL_NIGHTS = 7
const MAX_TAKE = 200

/**
 * Reads a wish out of an address or a form; what makes no sense is left out, a check-out that is missing becomes a
 * week.
 */
export const wishOf = (params: URLSearchParams): Wish => {
  const whole = (name: string, from: number, to: number) => {
    const value = Number(params.get(name))
    return params.get(name) && Number.isInteger(value) && value >= from && value <= to ? value : undefined
  }
  const list = (name: string) => [
    ...new Set(
      params
        .getAll(name)
        .flatMap((text) => text.split(','))
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ]
  const minPrice = amountOf(params.get('minPrice') ?? '')
  const maxPrice = amountOf(params.get('maxPrice') ?? '')
  return {
    ...stayOf(params.get('checkin') ?? '', params.get('checkout') ?? ''),
    town: list('town'),
    district: list('district'),
    type: list('type'),
    feature: list('feature'),
    ...whoOf(params),
    ...houseOf((name) => whole(name, 1, HOUSE[name])),
    ...(minPrice && maxPrice && minPrice > maxPrice
      ? { minPrice: maxPrice, maxPrice: minPrice }
      : { minPrice, maxPrice }),
    currency: minPrice || maxPrice ? CURRENCIES.find((each) => each === params.get('currency')) : undefined,
    area: areaOf(params.get('area') ?? '') ? (params.get('area') ?? undefined) : undefined,
    map: { '0': false, '1': true }[params.get('map') ?? ''],
    starts: /^20\d\d-(0[1-9]|1[0-2])(-\d\d)?$/.exec(params.get('starts') ?? '')?.[0],
    flexible: whole('flexible', 0, 14) ?? 0,
    sort: SORTS.find((each) => each === params.get('sort')) ?? 'recommended',
    skip: whole('skip', 0, 1_000_000) ?? 0,
    take: whole('take', 1, MAX_TAKE) ?? SEARCH_PAGE,
  }
}

const houseOf = <T>(of: (name: HouseName) => T): Record<HouseName, T> =>
  Object.fromEntries(HOUSE_NAMES.map((name) => [name, of(name)])) as Record<HouseName, T>

const stayOf = (checkin: string, checkout: string): Pick<Wish, 'checkin' | 'checkout'> => {
  if (!isDay(checkin)) return {}
  return {
    checkin,
    checkout: isDay(checkout) && daysBetween(checkin, checkout) > 0 ? checkout : addDays(checkin, USUAL_NIGHTS),
  }
}

/** The wish as the query of `searchVillas`: what is empty or usual is left out. */
export const queryOf = (wish: Wish) => ({
  checkin: wish.checkin,
  checkout: wish.checkout,
  guests: wish.guests,
  town: joined(wish.town),
  district: joined(wish.district),
  type: joined(wish.type),
  feature: joined(wish.feature),
  ...houseOf((name) => wish[name]),
  minPrice: wish.minPrice || undefined,
  maxPrice: wish.maxPrice || undefined,
  currency: wish.currency,
  area: wish.area,
  flexible: wish.checkin && wish.flexible ? wish.flexible : undefined,
  sort: wish.sort === 'recommended' ? undefined : wish.sort,
  skip: wish.skip || undefined,
  take: wish.take === SEARCH_PAGE ? undefined : wish.take,
})

const joined = (list: string[]): string | undefined => (list.length ? list.join(',') : undefined)

/** The address of a list page for a wish. */
export const addressOf = (path: string, wish: Wish): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(queryOf(wish))) if (value !== undefined) query.set(name, String(value))
  for (const [name, count] of whoQuery(wish)) query.set(name, count)
  if (wish.starts) query.set('starts', wish.starts)
  if (wish.map !== undefined) query.set('map', wish.map ? '1' : '0')
  return query.size ? `${path}?${query.toString().replaceAll('%2C', ',')}` : path
}

/** The wish with another value in one place, back on the first page. */
export const changed = (wish: Wish, change: Partial<Wish>): Wish => ({
  ...wish,
  skip: 0,
  take: SEARCH_PAGE,
  ...change,
})

/**
 * Adds a word to a list of the wish, or takes it out. A town taken out takes its districts along only where the caller
 * says so.
 */
export const toggled = (wish: Wish, name: ListName, word: string): Wish =>
  changed(wish, {
    [name]: wish[name].includes(word) ? wish[name].filter((each) => each !== word) : [...wish[name], word],
  })

/** The wish for more of the same list: a longer page while the API allows it, then the next one. */
export const moreOf = (wish: Wish): Wish =>
  wish.take + SEARCH_PAGE <= MAX_TAKE
    ? { ...wish, take: wish.take + SEARCH_PAGE }
    : { ...wish, skip: wish.skip + wish.take, take: SEARCH_PAGE }

/** Dates, guests and order stay when the filters go. */
export const withoutFilters = (wish: Wish): Wish =>
  changed(wish, {
    ...{ town: [], district: [], type: [], feature: [] },
    ...houseOf(() => undefined),
    ...{ minPrice: undefined, maxPrice: undefined, currency: undefined, area: undefined, flexible: 0 },
  })

/** How many filters are on besides dates, guests and order. */
export const filterCount = (wish: Wish): number =>
  LISTS.reduce((count, name) => count + wish[name].length, 0) +
  HOUSE_NAMES.filter((name) => wish[name]).length +
  (wish.minPrice || wish.maxPrice ? 1 : 0) +
  (wish.area ? 1 : 0) +
  (wish.flexible ? 1 : 0)
