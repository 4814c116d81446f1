import { Check, Clock, Info, MapPin, MessageCircle, X } from 'lucide-react'
import type { ReservationStatus } from '../../../features/reservations/reservation.shape.ts'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import { daysBetween } from '../../../kernel/day.ts'
import { formatDay, formatMoney } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { whatsapp } from '../chrome/links.ts'
import { Badge, type BadgeLook } from '../kit/badge.tsx'
import { ButtonLink } from '../kit/button/button.tsx'
import { Actions } from '../kit/page/actions.tsx'
import { Picture } from '../kit/picture/picture.tsx'
import { useSetting, useSite } from '../site-data.ts'
import { Fact, Facts } from '../stay/checkout/facts.tsx'
import style from './reservation-card.module.css'

const BADGES: Record<ReservationStatus, { look?: BadgeLook; Icon: typeof Check }> = {
  REQUEST: { look: 'info', Icon: Clock },
  OPTION: { look: 'warn', Icon: Clock },
  CONFIRMED: { look: 'ok', Icon: Check },
  CHECKED_IN: { look: 'ok', Icon: Check },
  COMPLETED: { Icon: Check },
  CANCELLED: { look: 'bad', Icon: X },
  DECLINED: { look: 'bad', Icon: X },
  EXPIRED: { look: 'bad', Icon: Clock },
  NO_SHOW: { Icon: Info },
}

/** The villa, the status in words, and the four facts of the stay. */
export const ReservationCard = ({ reservation }: { reservation: GuestReservation }) => {
  const say = useSay()
  const { today } = useSite()
  const { villa, checkIn, status, code } = reservation
  const { look, Icon } = BADGES[status]
  const ahead = daysBetween(today, checkIn)
  return (
    <article className={style.card}>
      {villa.thumbnail && (
        <Picture
          path={villa.thumbnail}
          width={1280}
          height={960}
          alt={villa.name}
          sizes="(min-width: 900px) 380px, 100vw"
          priority
        />
      )}
      <div className={style.body}>
        <div>
          <Badge look={look}>
            <Icon className="i" aria-hidden />
            {say(reservation.queue ? 'status.queued' : `status.${status}`)}
          </Badge>
          <h2 className={style.name}>
            {villa.name}, {villa.town}
          </h2>
          <p className="small">
            {say('mine.for', { name: reservation.guestName })} · <b className="num">{code}</b>
            {status === 'CONFIRMED' && ahead > 0 && ` · ${say('mine.daysLeft', { n: ahead })}`}
          </p>
        </div>
        <StayFacts reservation={reservation} />
        <CardActs reservation={reservation} />
      </div>
    </article>
  )
}

const partyWords = ({ adults, children, infants }: GuestReservation, say: ReturnType<typeof useSay>): string =>
  [
    say('party.adults', { n: adults }),
    children > 0 && say('party.children', { n: children }),
    infants > 0 && say('party.infants', { n: infants }),
  ]
    .filter(Boolean)
    .join(', ')

const StayFacts = ({ reservation }: { reservation: GuestReservation }) => {
  const say = useSay()
  const language = useLanguage()
  const { villa, checkIn, checkOut, price, paid } = reservation
  const money = (amount: number) => formatMoney(amount, price.currency, language)
  return (
    <Facts>
      <Fact name={say('stay.checkIn')}>
        {formatDay(checkIn, language)}, {formatDay(checkIn, language, 'weekday')}
        <br />
        {say('mine.checkInTime', { time: villa.checkInTime })}
      </Fact>
      <Fact name={say('stay.checkOut')}>
        {formatDay(checkOut, language)}, {formatDay(checkOut, language, 'weekday')}
        <br />
        {say('mine.checkOutTime', { time: villa.checkOutTime })}
      </Fact>
      {villa.place?.address && <Fact name={say('mine.address')}>{villa.place.address}</Fact>}
      {villa.place?.greeterPhone && (
        <Fact name={say('mine.greeter')}>
          {villa.place.greeterName}
          <br />
          <a href={`tel:${villa.place.greeterPhone}`}>{villa.place.greeterPhone}</a>
        </Fact>
      )}
      <Fact name={say('mine.party')}>{partyWords(reservation, say)}</Fact>
      <Fact name={say('mine.paidTotal')}>
        {money(paid)} /
        <br />
        {money(price.total)}
      </Fact>
    </Facts>
  )
}

const CardActs = ({ reservation: { villa, code } }: { reservation: GuestReservation }) => {
  const say = useSay()
  const chat = useSetting()('site_whatsapp')
  return (
    <Actions>
      <ButtonLink look="line" size="small" to={`/villa/${villa.slug}`}>
        {say('see.villa')}
      </ButtonLink>
      {villa.place && (
        <ButtonLink look="line" size="small" href={routeTo(villa.place)} target="_blank" rel="noreferrer">
          <MapPin className="i" aria-hidden />
          {say('mine.route')}
        </ButtonLink>
      )}
      {chat && (
        <ButtonLink
          look="line"
          size="small"
          href={whatsapp(chat, say('whatsapp.reservation', { code }))}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle className="i" aria-hidden />
          {say('mine.write')}
        </ButtonLink>
      )}
    </Actions>
  )
}

const routeTo = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
