import type { Handle } from '../handle.ts'
import '../../words/load/stay.ts'
import '../../words/load/villa.ts'
import { useMemo } from 'react'
import { villaCalendar } from '../../../features/availability/availability.contract.ts'
import { villaComments } from '../../../features/content/content.contract.ts'
import { offer, searchVillas, type VillaCard } from '../../../features/search/search.contract.ts'
import { getVilla, type VillaPage } from '../../../features/villas/villas.contract.ts'
import { requestContext } from '../../request-context.ts'
import { orMoved, orNotFound } from '../faults/or-not-found.ts'
import { pageMeta, placeOf } from '../page-meta.ts'
import { cardOfferIn } from '../stay/checkout/card-offer.ts'
import { toTidySlug } from '../tidy-slug.ts'
import type { Route } from './+types/villa'
import { packCalendar, unpackCalendar } from './calendar/packed-calendar.ts'
import { askQuote, type Quoted } from './quote/quoted.ts'
import { wishOf, wishQuery } from './quote/villa-wish.ts'
import type { Cost } from './similar/why-similar.ts'
import { VillaScreen } from './villa-screen.tsx'

const COMMENTS_AT_FIRST = 6
const SIMILAR = 4

export const handle: Handle = { words: ['stay', 'villa'] }

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  toTidySlug(request, params.slug)
  const { api } = context.get(requestContext)
  const { content: villa } = await orNotFound(orMoved(request, api(getVilla, { params })))
  const wish = wishOf(new URL(request.url).searchParams, villa.guests)
  const dates = wish.checkIn && wish.checkOut ? { checkin: wish.checkIn, checkout: wish.checkOut } : {}
  const [calendar, comments, card, quoted, similar, cards] = await Promise.all([
    api(villaCalendar, { params, query: {} }),
    api(villaComments, { params, query: { take: COMMENTS_AT_FIRST } }),
    api(offer, { query: { ids: String(villa.id), take: 1 } }).catch(() => null),
    askQuote(api, villa.slug, wish),
    api(searchVillas, { query: { ...dates, guests: wish.guests, town: villa.town.slug, take: SIMILAR + 1 } }).catch(
      () => null,
    ),
    cardOfferIn(api, villa.currency),
  ])
  const others = (similar?.content ?? []).filter(({ slug }) => slug !== villa.slug).slice(0, SIMILAR)
  return {
    villa,
    calendar: packCalendar(calendar.content),
    comments,
    rating: card?.content[0]?.rating ?? null,
    cost: costOf(villa, quoted, card?.content[0]),
    quoted,
    wish,
    similar: others,
    instalments: cards.upTo,
  }
}

/** What this villa costs, as others like it are compared with it: the asked stay, or its lowest night. */
const costOf = ({ currency }: VillaPage, { quote }: Quoted, card?: VillaCard): Cost | null => {
  const amount = quote ? quote.price?.total : card?.fromNightly
  return amount ? { amount, currency } : null
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const { villa } = loaderData ?? {}
  const place = placeOf(matches, location.pathname)
  return pageMeta({
    ...place,
    title: villa && (villa.seoTitle || `${villa.name}, ${villa.town.name}`),
    description: villa?.seoDescription || villa?.headline,
    picture: villa?.photos[0]?.path,
  })
}

/** A new villa or a new address is a new screen: dates chosen for one villa are never shown for another. */
export default function Villa({ loaderData: { calendar, ...page } }: Route.ComponentProps) {
  const days = useMemo(() => unpackCalendar(calendar), [calendar])
  return <VillaScreen key={`${page.villa.slug}?${wishQuery(page.wish)}`} {...page} calendar={days} />
}
