import type { Page } from 'playwright-core'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'

export type Screen = {
  /** What the picture's file is called. */
  name: string
  path: string
  /** The dashboard's screens are seen by somebody signed in. */
  staff?: true
  /** What is pressed before the picture is made. */
  before?: (page: Page) => Promise<unknown>
}

const checkIn = addDays(dayInIstanbul(new Date()), 240)
const dates = `checkin=${checkIn}&checkout=${addDays(checkIn, 7)}&guests=4`

const guests: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/listing' },
  { name: 'listing-dated', path: `/listing?${dates}` },
  { name: 'listing-none', path: '/listing?guests=16&bedrooms=12' },
  { name: 'listing-map', path: `/listing?${dates}&map=1` },
  { name: 'regions', path: '/regions' },
  { name: 'town', path: '/kalkan' },
  { name: 'type', path: '/luks-villalar' },
  { name: 'villa', path: '/villa/villa-kum-saati' },
  { name: 'villa-dated', path: `/villa/villa-kum-saati?${dates}` },
  { name: 'reserve', path: `/villa/villa-kum-saati/reserve?${dates}` },
  { name: 'short-stays', path: '/short-stays' },
  { name: 'favourites', path: '/favourites' },
  { name: 'contact', path: '/contact' },
  { name: 'about', path: '/about' },
  { name: 'faq', path: '/faq' },
  { name: 'blog', path: '/blog' },
]

const staff: Screen[] = [
  { name: 'day', path: '/dashboard' },
  { name: 'reservations', path: '/dashboard/reservations' },
  { name: 'reservation', path: '/dashboard/reservations/1' },
  { name: 'booking', path: '/dashboard/reservations/new' },
  { name: 'villas', path: '/dashboard/villas' },
  { name: 'house', path: '/dashboard/villas/3' },
  { name: 'prices', path: '/dashboard/villas/3/prices' },
  { name: 'calendar', path: '/dashboard/villas/3/calendar' },
  { name: 'occupancy', path: '/dashboard/occupancy' },
  { name: 'transactions', path: '/dashboard/transactions' },
  { name: 'owners', path: '/dashboard/owners' },
  { name: 'settings', path: '/dashboard/settings' },
]

export const SCREENS: Screen[] = [
  ...guests,
  ...staff.map((screen): Screen => ({ ...screen, name: `desk-${screen.name}`, staff: true })),
]
