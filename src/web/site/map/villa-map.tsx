import '../../words/load/map.ts'
import { ChevronLeft, List, Minus, Plus, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { areaOf, writeArea } from '../../../features/search/area/area.ts'
import { favourites } from '../../browser/favourites.ts'
import { useSay } from '../../words/use-say.ts'
import type { ListedVilla } from '../card/listed/listed-villa.ts'
import { Button, ButtonLink } from '../kit/button/button.tsx'
import { IconButton } from '../kit/button/icon-button.tsx'
import { addressOf, changed, type Wish } from '../listing/wish.ts'
import { SiteLink, useSitePath } from '../site-link.tsx'
import { useDays } from '../use-days.ts'
import { markCard, useHoveredCard } from './card/card-marks.ts'
import { Carousel } from './card/carousel.tsx'
import { MapCard } from './card/map-card.tsx'
import { useCard } from './card/use-cards.ts'
import { type Covered, type OpenMap, openMap } from './open-map.ts'
import { nightsOfWish, usePinTexts } from './pins/pin-texts.ts'
import type { PinTexts } from './pins/pins-layer.ts'
import { usePins } from './pins/use-pins.ts'
import style from './villa-map.module.css'

type Props = { wish: Wish; cards: readonly ListedVilla[]; to: string; isFull: boolean }

/** The villas of a search on the map, with the one that is chosen; `isFull`: over the whole screen of a phone. */
export default function VillaMap({ wish, cards, to, isFull }: Props) {
  const say = useSay()
  const { pins, total, state } = usePins(wish)
  const [chosen, setChosen] = useState<number | null>(null)
  const map = useOpenMap(wish, { pins, chosen, setChosen }, isFull ? COVERED.full : COVERED.beside)
  const card = useCard(chosen, cards, wish)
  const searchHere = useAreaSearch(wish, to, map)
  return (
    <section className={isFull ? `${style.map} ${style.full}` : style.map} aria-label={say('map.title', { n: total })}>
      <div ref={map.box} className={style.box} />
      {isFull && <Summary wish={wish} to={to} total={total} />}
      {map.isMoved && (
        <div className={style.area}>
          <Button look="white" size="small" onClick={searchHere}>
            <Search className="i" aria-hidden="true" />
            {say('map.area')}
          </Button>
        </div>
      )}
      <div className={style.zoom}>
        <IconButton aria-label={say('map.nearer')} onClick={() => map.open.current?.zoom(1)}>
          <Plus className="i" aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={say('map.farther')} onClick={() => map.open.current?.zoom(-1)}>
          <Minus className="i" aria-hidden="true" />
        </IconButton>
      </div>
      <p className={style.state} role="status">
        {state === 'waiting' && say('map.waiting')}
        {state === 'failed' && say('map.failed')}
        {state === 'ready' && total > pins.length && say('map.some', { n: pins.length })}
      </p>
      <div className={style.foot}>
        {isFull && <ListLink wish={wish} to={to} />}
        {isFull && <Carousel cards={cards} extra={card} chosen={chosen} who={wish} onChoose={setChosen} />}
        {!isFull && card && (
          <div className={style.chosen}>
            <MapCard villa={card} who={wish} />
            <IconButton className={style.close} aria-label={say('part.close')} onClick={() => setChosen(null)}>
              <X className="i" aria-hidden="true" />
            </IconButton>
          </div>
        )}
        <p className={style.note}>{say('map.note')}</p>
      </div>
    </section>
  )
}

/** The way back to the list: what was searched, on top, and the word above the cards. */
const Summary = ({ wish, to, total }: { wish: Wish; to: string; total: number }) => {
  const say = useSay()
  const days = useDays()
  const { checkin, checkout, guests } = wish
  const facts = [checkin && checkout && days.stay(checkin, checkout), guests && say('count.guests', { n: guests })]
  return (
    <SiteLink className={style.summary} to={addressOf(to, { ...wish, map: undefined })}>
      <ChevronLeft className="i" aria-hidden="true" />
      <span>
        <b>{say(checkin ? 'listing.free' : 'listing.found', { n: total })}</b>
        <span>{facts.filter(Boolean).join(' · ') || say('search.dates.any')}</span>
      </span>
    </SiteLink>
  )
}

const ListLink = ({ wish, to }: { wish: Wish; to: string }) => {
  const say = useSay()
  return (
    <ButtonLink className={style.list} to={addressOf(to, { ...wish, map: undefined })}>
      <List className="i" aria-hidden="true" />
      {say('map.list')}
    </ButtonLink>
  )
}

/** What stands over the map: the search and the cards of a phone, the chosen card of a wide screen. */
const COVERED = { full: { top: 100, bottom: 330 }, beside: { top: 56, bottom: 210 } } as const

type Choice = {
  pins: ReturnType<typeof usePins>['pins']
  chosen: number | null
  setChosen: (id: number | null) => void
}

/** Opens the map once; then tells it what is to be seen. */
const useOpenMap = (wish: Wish, { pins, chosen, setChosen }: Choice, covered: Covered) => {
  const box = useRef<HTMLDivElement>(null)
  const open = useRef<OpenMap>(null)
  const [isMoved, setMoved] = useState(false)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const texts = usePinTexts(nightsOfWish(wish))
  const liked = favourites.use()
  const said = useRef(texts)
  said.current = texts
  useEffect(() => {
    if (!box.current) return
    const say: PinTexts = {
      price: (pin) => said.current.price(pin),
      label: (pin) => said.current.label(pin),
      many: (all) => said.current.many(all),
      manyLabel: (all) => said.current.manyLabel(all),
    }
    const deeds = {
      choose: (id: number) => {
        setChosen(id)
        setSeen((before) => new Set([...before, id]))
      },
      near: markCard,
    }
    const opened = openMap(box.current, { texts: say, deeds, covered, onMoved: () => setMoved(true) })
    open.current = opened
    return () => {
      open.current = null
      opened.close()
    }
  }, [setChosen, covered])
  const { area } = wish
  useEffect(() => open.current?.pins.show({ pins }), [pins])
  useEffect(() => {
    open.current?.fit(pins, area ? areaOf(area) : null)
    setMoved(false)
  }, [pins, area])
  useEffect(() => open.current?.pins.show({ chosen, seen }), [chosen, seen])
  useEffect(() => open.current?.pins.show({ liked: new Set(liked.map(({ id }) => id)) }), [liked])
  useEffect(() => {
    const pin = pins.find(({ id }) => id === chosen)
    if (pin) open.current?.reveal(pin)
  }, [chosen, pins])
  useHoveredCard((id) => open.current?.pins.show({ hot: id }))
  return { box, open, isMoved }
}

const useAreaSearch = (wish: Wish, to: string, map: ReturnType<typeof useOpenMap>) => {
  const navigate = useNavigate()
  const path = useSitePath()
  return () => {
    const area = map.open.current?.area()
    if (area) navigate(path(addressOf(to, changed(wish, { area: writeArea(area) }))), { preventScrollReset: true })
  }
}
