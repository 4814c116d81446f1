import type { villaComments } from '../../../features/content/content.contract.ts'
import type { VillaCard } from '../../../features/search/search.contract.ts'
import type { VillaPage } from '../../../features/villas/villas.contract.ts'
import type { Client } from '../../../kernel/client.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useSay } from '../../words/use-say.ts'
import { useChatBeginsWith } from '../chrome/chat-text.ts'
import { still } from '../kit/later/still.tsx'
import box from '../kit/page/box.module.css'
import { VillaPermit } from './facts/villa-permit.tsx'
import { VillaPlace } from './facts/villa-place.tsx'
import { VillaPrices } from './facts/villa-prices.tsx'
import { VillaRefund } from './facts/villa-refund.tsx'
import { VillaPhotos } from './photos/villa-photos.tsx'
import { QuoteBox } from './quote/quote-box.tsx'
import { QuoteDock } from './quote/quote-dock.tsx'
import type { Quoted } from './quote/quoted.ts'
import { useQuote } from './quote/use-quote.ts'
import type { VillaWish } from './quote/villa-wish.ts'
import style from './villa.module.css'
import type { VillaCalendar, VillaRating } from './villa-answers.ts'
import { VillaCalendarSection } from './villa-calendar.tsx'
import { VillaComments } from './villa-comments.tsx'
import { VillaHead } from './villa-head.tsx'
import { VillaSimilar } from './villa-similar.tsx'
import { useVillaChatText } from './whatsapp.ts'

const VillaData = still(() => import('./villa-data.tsx').then((module) => module.VillaData))
const VillaHouse = still(() => import('./facts/villa-house.tsx').then((module) => module.VillaHouse))

/** What the page of a villa shows. */
type Shown = {
  villa: VillaPage
  calendar: VillaCalendar
  comments: AnswerOf<typeof villaComments>
  rating: VillaRating
  quoted: Quoted
  wish: VillaWish
  similar: VillaCard[]
}

/** The page of a villa. `api` = who asks for prices, when it is not a visitor. */
export const VillaScreen = ({
  villa,
  calendar,
  comments,
  rating,
  quoted,
  wish,
  similar,
  api,
}: Shown & { api?: Client }) => {
  const say = useSay()
  const live = useQuote(villa.slug, wish, quoted, api)
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
