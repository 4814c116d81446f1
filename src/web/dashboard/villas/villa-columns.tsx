import {
  BadgeCheck,
  CalendarDays,
  Check,
  CircleHelp,
  Crown,
  ExternalLink,
  EyeOff,
  Star,
  TriangleAlert,
  Zap,
} from 'lucide-react'
import { Link } from 'react-router'
import { permitCheckUrl } from '../../../features/villas/villa.ts'
import type { AdminVilla } from '../../../features/villas/villas.contract.ts'
import { imageUrl } from '../../ui/picture.tsx'
import { say } from '../../words/dashboard.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { reservationsOf } from '../places.ts'

/** The columns of the villa list; whose a villa is matters to the agency only. */
export const villaColumns = (admin: boolean): Column<AdminVilla>[] => [
  {
    key: 'picture',
    head: <span className="sr">{say('villas.picture')}</span>,
    className: 'w0',
    cell: (villa) => <Thumbnail villa={villa} />,
  },
  {
    key: 'name',
    head: say('reservation.villa'),
    cell: ({ id, name, code, town, district }) => (
      <Link className="twol" to={reservationsOf(id)} title={say('villas.reservations-of', { villa: name })}>
        <b>{name}</b>
        <span className="num">
          {code} · {town}, {district}
        </span>
      </Link>
    ),
  },
  {
    key: 'capacity',
    head: say('villas.capacity'),
    className: 'num',
    cell: ({ guests, bedrooms }) =>
      `${say('reservation.n-guests', { n: guests })} · ${say('villas.n-rooms', { n: bedrooms })}`,
  },
  { key: 'permit', head: say('villas.permit'), cell: (villa) => <Permit villa={villa} /> },
  { key: 'calendar', head: say('villas.calendar'), cell: (villa) => <Live villa={villa} /> },
  ...(admin ? [{ key: 'owner', head: say('villas.owner'), cell: ({ owner }: AdminVilla) => owner }] : []),
  { key: 'flags', head: say('villas.popular'), cell: (villa) => <Flags villa={villa} /> },
  { key: 'active', head: say('reservation.status'), cell: (villa) => <Active villa={villa} /> },
  {
    key: 'site',
    head: <span className="sr">{say('act.all')}</span>,
    className: 'r w0',
    cell: (villa) => (
      <span className="rowacts">
        <ReservationsLink villa={villa} />
        <SiteLink villa={villa} />
      </span>
    ),
  },
]

const Thumbnail = ({ villa: { thumbnail } }: { villa: AdminVilla }) =>
  thumbnail ? (
    <img className="th th--l" src={imageUrl(thumbnail, 320)} alt="" width={56} height={40} loading="lazy" />
  ) : (
    <span className="th th--l" />
  )

const Permit = ({ villa: { permitNo } }: { villa: AdminVilla }) =>
  permitNo ? (
    <a
      className="tagx k-ok num"
      href={permitCheckUrl(permitNo)}
      target="_blank"
      rel="noreferrer"
      title={say('villas.permit-check')}
    >
      <BadgeCheck className="i i--s" aria-hidden />
      {permitNo}
    </a>
  ) : (
    <span className="tagx k-bad">
      <TriangleAlert className="i i--s" aria-hidden />
      {say('villas.no-permit')}
    </span>
  )

const Live = ({ villa: { live } }: { villa: AdminVilla }) => {
  const Icon = live ? Zap : CircleHelp
  return (
    <span className={`tagx ${live ? 'k-ok' : 'k-warn'}`}>
      <Icon className="i i--s" aria-hidden />
      {say(live ? 'villas.live' : 'villas.on-request')}
    </span>
  )
}

const Active = ({ villa: { active } }: { villa: AdminVilla }) => {
  const Icon = active ? Check : EyeOff
  return (
    <span className={`st ${active ? 'k-ok' : 'k-mute'}`}>
      <Icon className="i" aria-hidden />
      {say(active ? 'villas.active' : 'villas.inactive')}
    </span>
  )
}

const Flags = ({ villa: { popular, villaOfMonth } }: { villa: AdminVilla }) => (
  <span className="row gap4">
    {popular && (
      <span className="tagx k-warn">
        <Star className="i i--s" aria-hidden />
        {say('villas.popular')}
      </span>
    )}
    {villaOfMonth && (
      <span className="tagx">
        <Crown className="i i--s" aria-hidden />
        {say('villas.villa-of-month')}
      </span>
    )}
  </span>
)

const ReservationsLink = ({ villa: { id, name } }: { villa: AdminVilla }) => (
  <Link
    className="ib ib--s"
    to={reservationsOf(id)}
    aria-label={say('villas.reservations-of', { villa: name })}
    title={say('menu.reservations')}
  >
    <CalendarDays className="i" aria-hidden />
  </Link>
)

const SiteLink = ({ villa: { slug, name, active } }: { villa: AdminVilla }) =>
  active ? (
    <a
      className="ib ib--s"
      href={`/villa/${slug}`}
      target="_blank"
      rel="noreferrer"
      aria-label={say('villas.see-villa-on-site', { villa: name })}
      title={say('villas.see-on-site')}
    >
      <ExternalLink className="i" aria-hidden />
    </a>
  ) : null

/** A villa on a phone. */
export const VillaCard = ({ villa }: { villa: AdminVilla }) => (
  <div className="vcard">
    <Thumbnail villa={villa} />
    <span className="twol grow">
      <Link to={reservationsOf(villa.id)}>
        <b>{villa.name}</b>
      </Link>
      <span className="num">
        {villa.code} · {villa.district}
      </span>
      <span className="row row--wrap gap12">
        <Permit villa={villa} />
        <Live villa={villa} />
      </span>
    </span>
    <span className="stack stack--s vcard__e">
      <Active villa={villa} />
      <span className="row gap4">
        <ReservationsLink villa={villa} />
        <SiteLink villa={villa} />
      </span>
    </span>
  </div>
)
