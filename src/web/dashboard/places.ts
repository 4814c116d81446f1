import type { Lack } from '../../features/reservations/reservation.shape.ts'
import type { Role } from '../../kernel/caller.ts'
import type { DashboardWordKey } from '../words/dashboard.ts'

const RESERVATIONS = '/dashboard/reservations'

/** The reservations that lack something, those alone. */
export const lackingAt = (lack: Lack, order?: 'expires'): string =>
  `${RESERVATIONS}?lacks=${lack}${order ? `&order=${order}` : ''}`

/** Addresses that several screens lead to. */
export const TO = {
  home: '/dashboard/',
  villas: '/dashboard/villas',
  reservations: RESERVATIONS,
  newReservation: `${RESERVATIONS}/new`,
  /** What ends first comes first: the order in which somebody has to call. */
  options: `${RESERVATIONS}?status=OPTION&order=expires`,
  requests: `${RESERVATIONS}?status=REQUEST&order=expires`,
  occupancy: '/dashboard/occupancy',
  conflicts: '/dashboard/occupancy/conflicts',
  settledConflicts: '/dashboard/occupancy/conflicts/settled',
  owners: '/dashboard/owners',
  guests: '/dashboard/guests',
  permits: '/dashboard/permits',
  proposals: '/dashboard/proposals',
  exchange: '/dashboard/settings/exchange',
  dates: '/dashboard/external',
  closeDates: '/dashboard/external?new=1',
  invite: '/dashboard/users?new=1',
  finder: '/dashboard/offer',
  offers: '/dashboard/offer/list',
  templates: '/dashboard/templates/mailtemplates',
  outbox: '/dashboard/templates/outbox',
  newestOptions: `${RESERVATIONS}?status=OPTION&order=-created`,
} as const

/** What villas share: regions with their districts, and features; types are in the menu. */
export const TOWNS = '/dashboard/towndistrict'
export const DISTRICTS = `${TOWNS}/districts`
export const districtsOf = (townId: number): string => `${DISTRICTS}?town=${townId}`
export const FEATURES = '/dashboard/features'

/** The price grid of all villas, and the prices of one. */
export const PRICES = '/dashboard/villas/prices'
export const pricesOfVilla = (villaId: number): string => `/dashboard/villas/${villaId}/prices`
export const reservationsOf = (villaId: number): string => `${RESERVATIONS}?villa_id=${villaId}`

/** The editor of a villa. */
export const houseOf = (villaId: number): string => `/dashboard/villas/${villaId}`
export const reservationAt = (id: number): string => `${RESERVATIONS}/${id}`
/** The record with its payment dialog open. */
export const paymentOf = (id: number): string => `${RESERVATIONS}/${id}?new=payment`
/** The list of closings with a new one begun; what is '' is left to be typed. */
export const closingOf = (villaId: number, from: string, until: string): string =>
  `${TO.closeDates}&${new URLSearchParams({ villa_id: String(villaId), from, until })}`
export const guestAt = (id: number): string => `/dashboard/guests/${id}`
export const ownerAt = (ownerId: number): string => `/dashboard/owners/${ownerId}`
export const statementOf = (ownerId: number, month?: string): string =>
  `/dashboard/owners/${ownerId}/statement${month ? `?month=${month}` : ''}`
export const proposalAt = (id: number): string => `/dashboard/proposals/${id}`
export const permitOf = (villaId: number): string => `/dashboard/villas/${villaId}/permit`
/** The foreign calendars of a villa, and of all. */
export const feedsOf = (villaId: number): string => `/dashboard/villas/${villaId}/feeds`
export const ALL_FEEDS = '/dashboard/external/feeds'
export const calendarOf = (villaId: number): string => `/dashboard/villas/${villaId}/calendar`

/** The screens of money. */
export const BOOKS = {
  all: '/dashboard/transactions',
  bank: '/dashboard/transactions/bank',
  expected: '/dashboard/transactions/expected',
  cash: '/dashboard/transactions/cash',
  invoices: '/dashboard/transactions/invoices',
  approvals: '/dashboard/transactions/approvals',
} as const

export type Place = { keys: string; to: string; word: DashboardWordKey }

const PLACES: (Place & { admin?: true })[] = [
  { keys: 'ga', to: TO.home, word: 'menu.home' },
  { keys: 'gv', to: TO.villas, word: 'menu.villas' },
  { keys: 'gr', to: TO.reservations, word: 'menu.reservations' },
  { keys: 'gp', to: TO.options, word: 'home.options-by-end' },
  { keys: 'gd', to: TO.occupancy, word: 'menu.occupancy', admin: true },
  { keys: 'nk', to: TO.closeDates, word: 'dates.close' },
  { keys: 'nt', to: TO.finder, word: 'menu.offer', admin: true },
  { keys: 'nr', to: TO.newReservation, word: 'reservation.new-reservation', admin: true },
]

/** The places that two letters, one after the other, lead this role to; in the order of the menu. */
export const placesOf = (role: Role): Place[] => PLACES.filter(({ admin }) => !admin || role === 'ADMIN')

/** 'G R' for the address that these keys lead to. */
export const keysTo = (to: string): string | undefined => {
  const place = PLACES.find((each) => each.to === to)
  return place && keysText(place)
}

/** 'gr' → 'G R'. */
export const keysText = ({ keys }: Pick<Place, 'keys'>): string => keys.toUpperCase().split('').join(' ')
