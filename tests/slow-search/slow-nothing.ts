import type { NotSold } from '../../src/features/pricing/pricing.shape.ts'
import { triesFor } from '../../src/features/search/nothing-found.view.ts'
import { isFree } from '../../src/features/search/packed/night-set.ts'
import type { NothingFound, SearchQuery, Suggestion } from '../../src/features/search/search.contract.ts'
import type { Found, SearchEntry } from '../../src/features/search/search-entry.ts'
import { judgeIn } from '../../src/features/search/search-wish.view.ts'
import type { Day, Stay } from '../../src/kernel/day.ts'
import { bookableNear, isNamed, isWanted } from './slow-wish.ts'

/** A wish with the stay it asks for; null without dates. */
export type Wished = { wish: SearchQuery; stay: Stay | null; today: Day }

const LONGEST_NAME = 60

/** Why nothing is found, when a rule or a wish explains it; null when the villas are simply taken or too dear. */
export const whyNothing = (all: SearchEntry[], { wish, stay, today }: Wished): NothingFound | null => {
  const unknown = unknownPlace(all, wish)
  if (unknown) return { kind: 'unknown-place', name: unknown.slice(0, LONGEST_NAME) }
  const ofAnySize = all.filter((entry) => isWanted(entry, { ...wish, guests: undefined }))
  const most = Math.max(0, ...ofAnySize.map(({ villa }) => villa.guests))
  if (most > 0 && most < (wish.guests ?? 1)) return { kind: 'too-many-guests', most }
  return stay && brokenRule(ofAnySize, { wish, stay, today })
}

/** The first town, district or type that no published villa has. */
const unknownPlace = (all: SearchEntry[], { town = [], district = [], type = [] }: SearchQuery): string | undefined => {
  const published = all.filter(({ villa }) => villa.active)
  return (
    town.find((name) => !published.some(({ villa }) => isNamed(name, villa.town))) ??
    district.find((name) => !published.some(({ villa }) => isNamed(name, villa.district))) ??
    type.find((name) => !published.some(({ villa }) => villa.types.some((each) => isNamed(name, each))))
  )
}

/**
 * The rule that keeps free villas from being sold for this stay: the mildest minimum first, then weekdays, then missing
 * prices.
 */
const brokenRule = (
  wanted: readonly SearchEntry[],
  { wish, stay, today }: Wished & { stay: Stay },
): NothingFound | null => {
  const refused = wanted.flatMap((entry): NotSold[] => {
    if (entry.villa.guests < (wish.guests ?? 1) || !isFree(entry.nights, stay)) return []
    const judgement = judgeIn(entry, stay, wish.guests ?? 1, today)
    return judgement === null || judgement.kind === 'priced' ? [] : [judgement]
  })
  const minimums = refused.flatMap((each) => (each.kind === 'min-nights' ? [each.nights] : []))
  if (minimums.length) return { kind: 'min-nights', nights: Math.min(...minimums) }
  const days = refused.find((each) => each.kind === 'arrival-day' || each.kind === 'departure-day')
  if (days) return days
  return refused.some(({ kind }) => kind === 'unpriced') ? { kind: 'unpriced' } : null
}

const ENOUGH = 3
/**
 * So many villas are looked at for one kind of suggestion: a search that finds nothing must not cost more than one that
 * does.
 */
const LOOKED_AT = 1_000

/**
 * Villas near a wish that nothing fulfils: at least three when there are three in the product that can be booked. `all`
 * with the best first.
 */
export const suggestNear = (
  all: SearchEntry[],
  wished: Wished,
  why: NothingFound | null,
): (Found & Pick<Suggestion, 'kind'>)[] => {
  const suggested: (Found & Pick<Suggestion, 'kind'>)[] = []
  const seen = new Set<number>()
  const tooMany = why?.kind === 'too-many-guests'
  const ranked = tooMany ? all.toSorted((a, b) => b.villa.guests - a.villa.guests) : all
  for (const { kind, wish, stays } of triesFor(wished, why)) {
    if (suggested.length >= ENOUGH && kind !== 'larger' && kind !== 'elsewhere') continue
    const fresh = firstOf(ranked, { wish, stays, today: wished.today, seen, tooMany })
    for (const { entry } of fresh) seen.add(entry.villa.id)
    suggested.push(...fresh.map((found) => ({ ...found, kind })))
  }
  return suggested.slice(0, 2 * ENOUGH)
}

type Look = {
  wish: SearchQuery
  stays: readonly Stay[] | null
  today: Day
  seen: ReadonlySet<number>
  tooMany: boolean
}

/** The first few villas that can be booked; where too many guests ask, each for as many as it takes. */
const firstOf = (all: SearchEntry[], { wish, stays, today, seen, tooMany }: Look): Found[] => {
  const found: Found[] = []
  const wanted = tooMany ? { ...wish, guests: undefined } : wish
  const candidates = all.filter((entry) => !seen.has(entry.villa.id) && isWanted(entry, wanted)).slice(0, LOOKED_AT)
  if (stays === null) return candidates.slice(0, ENOUGH).map((entry) => ({ entry, stay: null, price: null }))
  for (const stay of stays)
    for (const entry of candidates) {
      if (found.length === ENOUGH) return found
      const guests = Math.min(wish.guests ?? 1, entry.villa.guests)
      const near = found.some((each) => each.entry === entry)
        ? null
        : bookableNear(entry, stay, { guests, flexible: wish.flexible }, today)
      if (near) found.push(near)
    }
  return found
}
