import {
  BadgeCheck,
  CalendarDays,
  Check,
  CircleAlert,
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
import { imageUrl } from '../../ui/image-url.ts'
import { say } from '../../words/dashboard.ts'
import { IconLink } from '../kit/button/icon-button.tsx'
import { type Column, RowEnd } from '../kit/list/list-table.tsx'
import { Badge, Tag } from '../kit/page/tag.tsx'
import { calendarOf, houseOf, reservationsOf } from '../places.ts'
import { VillaActs } from './villa-acts.tsx'
import style from './villas.module.css'

/** The columns of the villa list; whose a villa is matters to the agency only. */
export const villaColumns = (admin: boolean): Column<AdminVilla>[] => [
  {
    key: 'picture',
    head: <span className="sr">{say('villas.picture')}</span>,
    className: style.tight,
    width: 'narrow',
    cell: (villa) => <Thumbnail villa={villa} />,
  },
  {
    key: 'name',
    lesser: 0,
    head: say('reservation.villa'),
    cell: ({ id, name, code, town, district }) => (
      <Link className={style.name} to={admin ? houseOf(id) : calendarOf(id)}>
        <b>{name}</b>
        <span className="num">
          {code} · {town}, {district}
        </span>
      </Link>
    ),
  },
  {
    key: 'capacity',
    lesser: 2,
    head: say('villas.capacity'),
    className: `num ${style.roomy}`,
    cell: ({ guests, bedrooms }) =>
      `${say('reservation.n-guests', { n: guests })} · ${say('villas.n-rooms', { n: bedrooms })}`,
  },
  { key: 'permit', head: say('villas.permit'), cell: (villa) => <Permit villa={villa} /> },
  ...(admin ? [{ key: 'lacks', head: say('villas.lacks'), cell: (villa: AdminVilla) => <Lacks villa={villa} /> }] : []),
  { key: 'calendar', head: say('villas.calendar'), cell: (villa) => <Live villa={villa} /> },
  ...(admin ? [{ key: 'owner', lesser: 3, head: say('villas.owner'), cell: ({ owner }: AdminVilla) => owner }] : []),
  { key: 'flags', lesser: 1, head: say('villas.popular'), cell: (villa) => <Flags villa={villa} /> },
  { key: 'active', lesser: 0, head: say('reservation.status'), cell: (villa) => <Active villa={villa} /> },
  {
    key: 'acts',
    head: <span className="sr">{say('act.all')}</span>,
    className: style.tight,
    right: true,
    width: 'narrow',
    cell: (villa) => (
      <RowEnd>
        {!admin && <ReservationsLink villa={villa} />}
        <SiteLink villa={villa} />
        {admin && <VillaActs villa={villa} />}
      </RowEnd>
    ),
  },
]

const Thumbnail = ({ villa: { thumbnail } }: { villa: AdminVilla }) =>
  thumbnail ? (
    <img className={style.picture} src={imageUrl(thumbnail, 320)} alt="" width={56} height={40} loading="lazy" />
  ) : (
    <span className={style.picture} />
  )

const Permit = ({ villa: { permitNo } }: { villa: AdminVilla }) =>
  permitNo ? (
    <a
      className={style.permit}
      href={permitCheckUrl(permitNo)}
      target="_blank"
      rel="noreferrer"
      title={say('villas.permit-check')}
    >
      <Tag tone="k-ok" icon={BadgeCheck}>
        <span className="num">{permitNo}</span>
      </Tag>
    </a>
  ) : (
    <Tag tone="k-bad" icon={TriangleAlert}>
      {say('villas.no-permit')}
    </Tag>
  )

/** What it lacks, in a word each; the whole sentence on hover. */
const Lacks = ({ villa: { lacks } }: { villa: AdminVilla }) => (
  <span className="row row--wrap gap4">
    {lacks.map((lack) => (
      <Tag key={lack} tone="k-warn" icon={CircleAlert} iconSize="xs" title={say(`villas.lack-${lack}-why`)}>
        {say(`villas.lack-${lack}`)}
      </Tag>
    ))}
  </span>
)

const Live = ({ villa: { live } }: { villa: AdminVilla }) => (
  <Tag tone={live ? 'k-ok' : 'k-warn'} icon={live ? Zap : CircleHelp}>
    {say(live ? 'villas.live' : 'villas.on-request')}
  </Tag>
)

const Active = ({ villa: { active } }: { villa: AdminVilla }) => (
  <Badge tone={active ? 'k-ok' : 'k-mute'} icon={active ? Check : EyeOff}>
    {say(active ? 'villas.active' : 'villas.inactive')}
  </Badge>
)

const Flags = ({ villa: { popular, villaOfMonth } }: { villa: AdminVilla }) => (
  <span className="row gap4">
    {popular && (
      <Tag tone="k-warn" icon={Star}>
        {say('villas.popular')}
      </Tag>
    )}
    {villaOfMonth && <Tag icon={Crown}>{say('villas.villa-of-month')}</Tag>}
  </span>
)

const ReservationsLink = ({ villa: { id, name } }: { villa: AdminVilla }) => (
  <IconLink
    icon={CalendarDays}
    to={reservationsOf(id)}
    label={say('villas.reservations-of', { villa: name })}
    title={say('menu.reservations')}
  />
)

const SiteLink = ({ villa: { slug, name, active } }: { villa: AdminVilla }) =>
  active ? (
    <IconLink
      icon={ExternalLink}
      to={`/villa/${slug}`}
      discover="none"
      target="_blank"
      rel="noreferrer"
      label={say('villas.see-villa-on-site', { villa: name })}
      title={say('villas.see-on-site')}
    />
  ) : null

/** A villa on a phone. */
export const VillaCard = ({ villa }: { villa: AdminVilla }) => (
  <div className={style.card}>
    <Thumbnail villa={villa} />
    <span className={`${style.name} grow`}>
      <Link to={calendarOf(villa.id)}>
        <b>{villa.name}</b>
      </Link>
      <span className="num">
        {villa.code} · {villa.district}
      </span>
      <span className="row row--wrap gap12">
        <Permit villa={villa} />
        <Live villa={villa} />
        <Lacks villa={villa} />
      </span>
    </span>
    <span className={style.state}>
      <Active villa={villa} />
      <span className="row gap4">
        <ReservationsLink villa={villa} />
        <SiteLink villa={villa} />
      </span>
    </span>
  </div>
)
