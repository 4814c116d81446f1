import { BadgeCheck, Check, CircleAlert, CircleHelp, Crown, EyeOff, Star, TriangleAlert, Zap } from 'lucide-react'
import type { Choices } from '../../../features/villas/choices/choices.contract.ts'
import { VILLA_LACKS } from '../../../features/villas/desk/villa-lacks.ts'
import { permitCheckUrl } from '../../../features/villas/villa.ts'
import type { AdminVilla } from '../../../features/villas/villas.contract.ts'
import { say } from '../../words/dashboard.ts'
import { choiceFilter, type Filter, optionsOf, searchFilter, switchFilter, worded } from '../kit/list/filters/filter.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { actsColumn, column, linesColumn, pictureColumn, signsColumn, stateColumn } from '../kit/list/row/columns.tsx'
import type { Sign } from '../kit/list/row/signs.tsx'
import { calendarOf, houseOf } from '../places.ts'
import { VillaRowActs } from './villa-acts.tsx'

/** Where a villa is opened: its editor for staff, its calendar for the owner. */
export const homeOf = ({ id }: AdminVilla, admin: boolean): string => (admin ? houseOf(id) : calendarOf(id))

const LACKS = worded(['any', ...VILLA_LACKS], (lack) => say(`villas.lack-${lack}`))
const ORDERS = worded(['name', 'newest'], (order) => say(`villas.order.${order}`))
const ACTIVITY = worded(['true', 'false'], (active) => say(active === 'true' ? 'villas.active' : 'villas.inactive'))
const folds = true

/** Which villas the list shows, and in which order. */
export const villaFilters = (admin: boolean, { towns = [], types = [] }: Partial<Choices> = {}): (Filter | false)[] => [
  searchFilter(say('villas.search')),
  choiceFilter('town', say('prices.town'), optionsOf(towns), { every: say('prices.every-town') }),
  choiceFilter('type', say('villas.type'), optionsOf(types), { folds, every: say('villas.every-type') }),
  choiceFilter('active', say('reservation.status'), ACTIVITY, { folds, every: say('villas.on-and-off') }),
  admin && choiceFilter('lacks', say('villas.lacks'), LACKS, { folds, every: say('villas.lacks-every') }),
  choiceFilter('order', say('villas.order'), ORDERS, { folds, order: true, every: say('villas.order.position') }),
  switchFilter('popular', say('villas.popular-only'), { folds }),
]

/** The columns of the villa list; what a villa lacks and whose it is matters to the agency only. */
export const villaColumns = (admin: boolean): (Column<AdminVilla> | false)[] => [
  pictureColumn(say('villas.picture'), ({ thumbnail }) => thumbnail),
  linesColumn('name', say('reservation.villa'), (row) => linesOf(row, admin), { lesser: 0, phone: 'head' }),
  column('capacity', say('villas.capacity'), sizeOf, { lesser: 2, className: 'num' }),
  signsColumn('permit', say('villas.permit'), signsOfPermit, { phone: 'line' }),
  admin && signsColumn('lacks', say('villas.lacks'), ({ lacks }) => lacks.map(lacking), { phone: 'line' }),
  admin && column('owner', say('villas.owner'), ({ owner }) => owner, { lesser: 3 }),
  signsColumn('calendar', say('villas.calendar'), ({ live }) => [live ? LIVE : ON_REQUEST], { phone: 'line' }),
  signsColumn('flags', say('villas.popular'), marksOf, { lesser: 1 }),
  stateColumn('active', say('reservation.status'), ({ active }) => (active ? ON : OFF)),
  actsColumn((row) => <VillaRowActs villa={row} admin={admin} />),
]

const LIVE = { tone: 'k-ok', icon: Zap, word: say('villas.live') } as const
const ON_REQUEST = { tone: 'k-warn', icon: CircleHelp, word: say('villas.on-request') } as const
const POPULAR = { tone: 'k-warn', icon: Star, word: say('villas.popular') } as const
const OF_MONTH = { icon: Crown, word: say('villas.villa-of-month') }
const VALID = { tone: 'k-ok', icon: BadgeCheck } as const
const NO_PERMIT = { tone: 'k-bad', icon: TriangleAlert, word: say('villas.no-permit') } as const
const ON = { tone: 'k-ok', icon: Check, word: say('villas.active') } as const
const OFF = { tone: 'k-mute', icon: EyeOff, word: say('villas.inactive') } as const

/** Its number leads to where the Ministry says whether it is valid. */
const signsOfPermit = ({ permitNo: word }: AdminVilla): Sign[] => [
  word ? { ...VALID, word, title: say('villas.permit-check'), href: permitCheckUrl(word) } : NO_PERMIT,
]

const linesOf = (row: AdminVilla, admin: boolean) => ({
  ...{ to: homeOf(row, admin), children: row.name, below: `${row.code} · ${row.town}, ${row.district}` },
})

const sizeOf = ({ guests, bedrooms }: AdminVilla): string =>
  `${say('reservation.n-guests', { n: guests })} · ${say('villas.n-rooms', { n: bedrooms })}`

const marksOf = ({ popular, villaOfMonth }: AdminVilla) => [popular && POPULAR, villaOfMonth && OF_MONTH]

const lacking = (lack: AdminVilla['lacks'][number]): Sign => ({
  ...{ tone: 'k-warn', icon: CircleAlert },
  ...{ word: say(`villas.lack-${lack}`), title: say(`villas.lack-${lack}-why`) },
})
