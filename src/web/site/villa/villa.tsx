import { villaCalendar } from '../../../features/availability/availability.contract.ts'
import { villaComments } from '../../../features/content/content.contract.ts'
import { offer, searchVillas } from '../../../features/search/search.contract.ts'
import { getVilla } from '../../../features/villas/villas.contract.ts'
import { requestContext } from '../../request-context.ts'
import { useSay } from '../../words/use-say.ts'
import { useChatBeginsWith } from '../chrome/chat-text.ts'
import { orNotFound } from '../faults/or-not-found.ts'
import { still } from '../kit/later/still.tsx'
import box from '../kit/page/box.module.css'
import { pageMeta, placeOf } from '../page-meta.ts'
import { toTidySlug } from '../tidy-slug.ts'
import type { Route } from './+types/villa'
import { VillaPermit } from './facts/villa-permit.tsx'
import { VillaPlace } from './facts/villa-place.tsx'
import { VillaPrices } from './facts/villa-prices.tsx'
import { VillaRefund } from './facts/villa-refund.tsx'
import { VillaPhotos } from './photos/villa-photos.tsx'
import { QuoteBox } from './quote/quote-box.tsx'
import { QuoteDock } from './quote/quote-dock.tsx'
import { askQuote } from './quote/quoted.ts'
import { useQuote } from './quote/use-quote.ts'
import { wishOf, wishQuery } from './quote/villa-wish.ts'
import style from './villa.module.css'
import { VillaCalendarSection } from './villa-calendar.tsx'
import { VillaComments } from './villa-comments.tsx'
import { VillaHead } from './villa-head.tsx'
import { VillaSimilar } from './villa-similar.tsx'
import { useVillaChatText } from './whatsapp.ts'

const VillaData = still(() => import('./villa-data.tsx').then((module) => module.VillaData))
const VillaHouse = still(() => import('./facts/villa-house.tsx').then((module) => module.VillaHouse))

const COMMENTS_AT_FIRST = 6
const SIMILAR = 4

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  toTidySlug(request, params.slug)
  const { api } = context.get(requestContext)
  const { content: villa } = await orNotFound(api(getVilla, { params }))
  const wish = wishOf(new URL(request.url).searchParams, villa.guests)
  const dates = wish.checkIn && wish.checkOut ? { checkin: wish.checkIn, checkout: wish.checkOut } : {}
  const [calendar, comments, card, quoted, similar] = await Promise.all([
    api(villaCalendar, { params, query: {} }),
    api(villaComments, { params, query: { take: COMMENTS_AT_FIRST } }),
    api(offer, { query: { ids: String(villa.id), take: 1 } }).catch(() => null),
    askQuote(api, villa.slug, wish),
    api(searchVillas, { query: { ...dates, guests: wish.guests, town: villa.town.slug, take: SIMILAR + 1 } }).catch(
      () => null,
    ),
  ])
  const others = (similar?.content ?? []).filter(({ slug }) => slug !== villa.slug).slice(0, SIMILAR)
  return {
    villa,
    calendar: calendar.content,
    comments,
    rating: card?.content[0]?.rating ?? null,
    quoted,
    wish,
    similar: others,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const { villa } = loaderData ?? {}
  const place = placeOf(matches, location.pathname)
  return pageMeta({
    ...place,
    title: villa && `${villa.name}, ${villa.town.name}`,
    description: villa?.headline,
    picture: villa?.photos[0]?.path,
  })
}

/** A new villa or a new address is a new screen: dates chosen for one villa are never shown for another. */
export default function Villa({ loaderData }: Route.ComponentProps) {
  return <VillaScreen key={`${loaderData.villa.slug}?${wishQuery(loaderData.wish)}`} {...loaderData} />
}

const VillaScreen = ({
  villa,
  calendar,
  comments,
  rating,
  quoted,
  wish,
  similar,
}: Route.ComponentProps['loaderData']) => {
  const say = useSay()
  const live = useQuote(villa.slug, wish, quoted)
  const quote = { villa, calendar, live }
  useChatBeginsWith(useVillaChatText(villa, live))
  return (
    <>
      <VillaData villa={villa} calendar={calendar} rating={rating} />
      <div className="wrap">
        <div className={style.order}>
          <VillaHead villa={villa} rating={rating} />
          <VillaPhotos villa={villa} />
        </div>
        <div className={style.columns}>
          <div>
            <VillaHouse villa={villa} />
            <VillaPrices calendar={calendar} arrival={live.wish.checkIn} />
            <VillaCalendarSection calendar={calendar} live={live} />
            <VillaRefund live={live} />
            <VillaComments comments={comments} rating={rating} slug={villa.slug} />
            <VillaPlace villa={villa} />
            <VillaPermit permitNo={villa.permitNo} />
          </div>
          <aside className={box.box} id="fiyat" aria-label={say('quote.label')}>
            <QuoteBox {...quote} />
          </aside>
        </div>
      </div>
      <VillaSimilar villas={similar} town={villa.town} dated={wish.checkIn !== undefined} />
      <QuoteDock {...quote} />
    </>
  )
}
