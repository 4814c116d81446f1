import { BadgeCheck, Check, CircleAlert, CircleHelp, Crown, EyeOff, Star, TriangleAlert, Zap } from 'lucide-react'
import type { Choices } from '../../../features/villas/choices/choices.contract.ts'
import { VILLA_LACKS } from '../../../features/villas/desk/villa-lacks.ts'
import { permitCheckUrl } from '../../../features/villas/villa.ts'
import type { AdminVilla } from '../../../features/villas/villas.contract.ts'
import { say } from '../../words/dashboard.ts'
import { type Filter, optionsOf } from '../kit/list/filters/filter.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { actsColumn, pictureColumn } from '../kit/list/row/columns.tsx'
import { Lines } from '../kit/list/row/lines.tsx'
import { Signs } from '../kit/list/row/signs.tsx'
import { Badge } from '../kit/page/tag.tsx'
import { calendarOf, houseOf } from '../places.ts'
import { VillaRowActs } from './villa-acts.tsx'

/** Which villas the list shows, and in which order. */
export const villaFilters = (admin: boolean, { towns = [], types = [] }: Partial<Choices> = {}): Filter[] => {
  const choice = { is: 'choice', folds: true } as const
  const lacks = (['any', ...VILLA_LACKS] as const).map((value) => ({ value, label: say(`villas.lack-${value}`) }))
  const active = { true: say('villas.active'), false: say('villas.inactive') }
  const orders = (['name', 'newest'] as const).map((value) => ({ value, label: say(`villas.order.${value}`) }))
  return [
    { name: 'search', is: 'search', label: say('villas.search') },
    {
      ...{ name: 'town', is: 'choice', label: say('prices.town'), every: say('prices.every-town') },
      options: optionsOf(towns),
    },
    { ...choice, name: 'type', label: say('villas.type'), every: say('villas.every-type'), options: optionsOf(types) },
    {
      ...{ ...choice, name: 'active', label: say('reservation.status'), every: say('villas.on-and-off') },
      options: Object.entries(active).map(([value, label]) => ({ value, label })),
    },
    ...(admin
      ? [{ ...choice, name: 'lacks', label: say('villas.lacks'), every: say('villas.lacks-every'), options: lacks }]
      : []),
    {
      ...{ ...choice, name: 'order', order: true, label: say('villas.order'), every: say('villas.order.position') },
      options: orders,
    },
    { name: 'popular', is: 'switch', folds: true, label: say('villas.popular-only') },
  ]
}

/** The columns of the villa list; whose a villa is matters to the agency only. */
export const villaColumns = (admin: boolean): Column<AdminVilla>[] => [
  pictureColumn(say('villas.picture'), ({ thumbnail }) => thumbnail),
  {
    key: 'name',
    lesser: 0,
    head: say('reservation.villa'),
    phone: 'head',
    cell: ({ id, name, code, town, district }) => (
      <Lines to={admin ? houseOf(id) : calendarOf(id)} below={`${code} · ${town}, ${district}`}>
        {name}
      </Lines>
    ),
  },
  {
    key: 'capacity',
    lesser: 2,
    head: say('villas.capacity'),
    className: 'num',
    cell: ({ guests, bedrooms }) =>
      `${say('reservation.n-guests', { n: guests })} · ${say('villas.n-rooms', { n: bedrooms })}`,
  },
  { key: 'permit', head: say('villas.permit'), phone: 'line', cell: (villa) => <Permit villa={villa} /> },
  ...(admin ? OF_AGENCY : []),
  {
    key: 'calendar',
    head: say('villas.calendar'),
    phone: 'line',
    cell: ({ live }) => <Signs of={[live ? LIVE : ON_REQUEST]} />,
  },
  {
    key: 'flags',
    lesser: 1,
    head: say('villas.popular'),
    cell: ({ popular, villaOfMonth }) => <Signs of={[popular && POPULAR, villaOfMonth && OF_MONTH]} />,
  },
  {
    key: 'active',
    lesser: 0,
    head: say('reservation.status'),
    phone: 'end',
    cell: ({ active }) => (
      <Badge tone={active ? 'k-ok' : 'k-mute'} icon={active ? Check : EyeOff}>
        {say(active ? 'villas.active' : 'villas.inactive')}
      </Badge>
    ),
  },
  actsColumn((villa) => <VillaRowActs villa={villa} admin={admin} />),
]

const OF_AGENCY: Column<AdminVilla>[] = [
  {
    key: 'lacks',
    head: say('villas.lacks'),
    phone: 'line',
    cell: ({ lacks }) => (
      <Signs
        of={lacks.map((lack) => ({
          ...{ tone: 'k-warn', icon: CircleAlert, word: say(`villas.lack-${lack}`) },
          title: say(`villas.lack-${lack}-why`),
        }))}
      />
    ),
  },
  { key: 'owner', lesser: 3, head: say('villas.owner'), cell: ({ owner }) => owner },
]

const LIVE = { tone: 'k-ok', icon: Zap, word: say('villas.live') } as const
const ON_REQUEST = { tone: 'k-warn', icon: CircleHelp, word: say('villas.on-request') } as const
const POPULAR = { tone: 'k-warn', icon: Star, word: say('villas.popular') } as const
const OF_MONTH = { icon: Crown, word: say('villas.villa-of-month') }
const NO_PERMIT = { tone: 'k-bad', icon: TriangleAlert, word: say('villas.no-permit') } as const

const Permit = ({ villa: { permitNo } }: { villa: AdminVilla }) =>
  permitNo ? (
    <a href={permitCheckUrl(permitNo)} target="_blank" rel="noreferrer" title={say('villas.permit-check')}>
      <Signs of={[{ tone: 'k-ok', icon: BadgeCheck, word: permitNo }]} />
    </a>
  ) : (
    <Signs of={[NO_PERMIT]} />
  )
