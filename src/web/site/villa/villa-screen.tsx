import './look.ts'
import type { MouseEvent } from 'react'
import type { villaComments } from '../../../features/content/content.contract.ts'
import type { VillaCard } from '../../../features/search/search.contract.ts'
import type { VillaPage } from '../../../features/villas/villas.contract.ts'
import type { Client } from '../../../kernel/client.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useSay } from '../../words/use-say.ts'
import { useChatBeginsWith } from '../chrome/chat-text.ts'
import { later } from '../kit/later/later.tsx'
import { nearby } from '../kit/later/nearby.tsx'
import { still } from '../kit/later/still.tsx'
import box from '../kit/page/box.module.css'
import { VillaCalendarSection } from './calendar/villa-calendar.tsx'
import { useTour } from './photos/use-tour.ts'
import { VillaPhotos } from './photos/villa-photos.tsx'
import { QuoteBox } from './quote/quote-box.tsx'
import { QuoteDock } from './quote/quote-dock.tsx'
import type { Quoted } from './quote/quoted.ts'
import { useQuote } from './quote/use-quote.ts'
import type { VillaWish } from './quote/villa-wish.ts'
import { SectionBar } from './sections/section-bar.tsx'
import type { Cost } from './similar/why-similar.ts'
// its look is there at once, its code when it is near
import '../card/card-line.module.css'
import '../map/around/lazy-around.module.css'
import style from './villa.module.css'
import type { VillaCalendar, VillaRating } from './villa-answers.ts'
import { VillaHead } from './villa-head.tsx'
import { useVillaChatText } from './whatsapp.ts'

const VillaData = still(() => import('./villa-data.tsx').then((module) => module.VillaData))
const VillaTold = still(() => import('./facts/villa-told.tsx').then((module) => module.VillaTold))
const VillaRefund = later(() => import('./facts/villa-refund.tsx').then((module) => module.VillaRefund))
const VillaPlace = nearby(() => import('./place/villa-place.tsx').then((module) => module.VillaPlace))
const VillaReviews = nearby(() => import('./reviews/villa-reviews.tsx').then((module) => module.VillaReviews))
const VillaSimilar = nearby(() => import('./similar/villa-similar.tsx').then((module) => module.VillaSimilar))

/** What the page of a villa shows. `cost`: of the asked stay or a night, to compare others with. */
type Shown = {
  villa: VillaPage
  calendar: VillaCalendar
  comments: AnswerOf<typeof villaComments>
  rating: VillaRating
  quoted: Quoted
  wish: VillaWish
  similar: VillaCard[]
  cost: Cost | null
  /** With a card, at most. */
  instalments: number
}

/** The page of a villa. `api` = who asks for prices, when it is not a visitor. */
export const VillaScreen = ({ villa, calendar, comments, rating, quoted, wish, ...rest }: Shown & { api?: Client }) => {
  const say = useSay()
  const { similar, cost, instalments, api } = rest
  const live = useQuote(villa.slug, wish, quoted, api)
  const quote = { villa, calendar, live, instalments }
  const tour = useTour(villa.photos.length)
  useChatBeginsWith(useVillaChatText(villa, live))
  const told = { villa, calendar, arrival: wish.checkIn }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: links of what is only told lead into the tour
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by its keys too
    <div className={style.page} onClick={openPhoto(tour.open)}>
      <VillaData villa={villa} calendar={calendar} rating={rating} />
      <div className="wrap">
        <div className={style.order}>
          <VillaHead villa={villa} rating={rating} />
          <VillaPhotos villa={villa} tour={tour} />
        </div>
      </div>
      <SectionBar comments={rating?.count ?? 0} />
      <div className="wrap">
        <div className={style.columns}>
          <div>
            <VillaTold part="summary" {...told} />
            <VillaCalendarSection slug={villa.slug} calendar={calendar} live={live} />
            <VillaTold part="house" {...told} />
            <VillaPlace villa={villa} />
            <VillaReviews comments={comments} slug={villa.slug} />
            <VillaTold part="rules" {...told} />
            {live.quote?.price && <VillaRefund live={live} />}
          </div>
          <aside className={`${box.box} ${style.box}`} id="fiyat" aria-label={say('quote.label')}>
            <QuoteBox {...quote} />
          </aside>
        </div>
      </div>
      {similar.length > 0 && (
        <VillaSimilar villas={similar} villa={villa} cost={cost} dated={wish.checkIn !== undefined} />
      )}
      <QuoteDock {...quote} />
    </div>
  )
}

/** A photo in a part that never runs names itself (data-photo): pressing it opens the tour there. */
const openPhoto = (open: (index: number) => void) => (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-photo]') : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  open(Number(link.dataset.photo))
}
