import { CalendarDays, Clock, Users } from 'lucide-react'
import { useEffect } from 'react'
import { Form, useLocation } from 'react-router'
import type { GuestOffer } from '../../../features/offers/offers.contract.ts'
import { openOffer } from '../../../features/offers/opened.contract.ts'
import { formatInstant, formatStay } from '../../../kernel/format.ts'
import { browserApi } from '../../browser/api.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { telephone, whatsapp } from '../chrome/links.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { Notice } from '../kit/note/note.tsx'
import { useSetting } from '../site-data.ts'
import { CheckoutTitle } from '../stay/checkout/checkout-layout.tsx'
import type { Unheard } from '../unheard/or-unheard.ts'
import type { Answer } from './choice.ts'
import { HoldForm } from './hold-form.tsx'
import style from './offer.module.css'
import { OfferedCard } from './offered-card.tsx'

type Props = {
  offer: GuestOffer | null
  cards: boolean
  requestKey: string
  answer: Answer
  unheard: Unheard | undefined
}

/** The villas of an offer as they stand now, and how to hold one of them. */
export const OfferScreen = ({ offer, cards, requestKey, answer, unheard }: Props) => {
  const say = useSay()
  useOpened(offer?.state === 'open')
  if (!offer)
    return (
      <div className={`wrap ${style.page}`}>
        <CheckoutTitle>{say('offer.title')}</CheckoutTitle>
        <Notice tone="bad">
          <b>{say('offer.unknown')}</b> {say('offer.ask')}
        </Notice>
        <Ways offer={null} />
      </div>
    )
  const open = offer.state === 'open'
  return (
    <div className={`wrap ${style.page}`}>
      <Head offer={offer} />
      {!open && <Ended offer={offer} />}
      <Form method="post" className={style.form}>
        <input type="hidden" name="key" value={requestKey} />
        <div className={style.villas}>
          {offer.villas.map((villa) => (
            <OfferedCard key={villa.id} villa={villa} offer={offer} open={open} />
          ))}
        </div>
        {open && <HoldForm {...{ offer, cards, answer, unheard }} />}
      </Form>
    </div>
  )
}

/** Told once a person’s browser shows the page: a messenger that previews the link runs no script. */
const useOpened = (open: boolean): void => {
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  useEffect(() => {
    if (open) browserApi()(openOffer, { params: { token } }).catch(() => undefined) // seeing the villas matters more
  }, [open, token])
}

const Head = ({ offer }: { offer: GuestOffer }) => {
  const say = useSay()
  const language = useLanguage()
  const { guestName, villas, note, expiresAt, adults, children, infants, state } = offer
  const [first] = villas
  const same = villas.every(({ checkIn, checkOut }) => checkIn === first?.checkIn && checkOut === first.checkOut)
  return (
    <header className={style.head}>
      {state === 'open' && (
        <p className={style.until}>
          <Clock className="i" aria-hidden />
          {say('offer.until', { until: formatInstant(expiresAt, language) })}
        </p>
      )}
      <h1 className="h2">{say('offer.hello', { guest: guestName, n: villas.length })}</h1>
      <ul className={style.facts}>
        {same && first && (
          <li>
            <CalendarDays className="i" aria-hidden />
            {formatStay(first.checkIn, first.checkOut, language, 'year')}
          </li>
        )}
        <li>
          <Users className="i" aria-hidden />
          {say('count.guests', { n: adults + children + infants })}
        </li>
      </ul>
      {note && <blockquote className={style.note}>{note}</blockquote>}
    </header>
  )
}

const Ended = ({ offer }: { offer: GuestOffer }) => {
  const say = useSay()
  const { state } = offer
  if (state === 'open') return null
  return (
    <>
      <Notice tone={state === 'chosen' ? 'ok' : 'warn'}>
        <b>{say(`offer.${state}`)}</b> {say(`offer.${state}Text`)}
      </Notice>
      <Ways offer={offer} />
    </>
  )
}

/** What is left to do when nothing can be chosen: look at what is free now, or write. */
const Ways = ({ offer }: { offer: GuestOffer | null }) => {
  const say = useSay()
  const setting = useSetting()
  const [first] = offer?.villas ?? []
  const guests = offer ? offer.adults + offer.children + offer.infants : 2
  const search = first ? `?checkin=${first.checkIn}&checkout=${first.checkOut}&guests=${guests}` : ''
  const [phone, chat] = [setting('site_phone'), setting('site_whatsapp')]
  return (
    <p className={style.ways}>
      {offer?.state === 'chosen' ? (
        <ButtonLink to="/enquire">{say('offer.toReservation')}</ButtonLink>
      ) : (
        <ButtonLink to={`/listing${search}`}>{say('offer.search')}</ButtonLink>
      )}
      {chat && (
        <ButtonLink look="line" href={whatsapp(chat)}>
          {say('offer.write')}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink look="line" href={telephone(phone)}>
          {phone}
        </ButtonLink>
      )}
    </p>
  )
}
