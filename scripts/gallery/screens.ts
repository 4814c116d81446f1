import type { Page } from 'playwright-core'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'

export type Screen = {
  /** What the picture's file is called. */
  name: string
  path: string
  /** The dashboard's screens are seen by somebody signed in. */
  staff?: true
  /** The one width at which it is there. */
  on?: number
  /** What is pressed before the picture is made. */
  before?: (page: Page) => Promise<unknown>
}

const checkIn = addDays(dayInIstanbul(new Date()), 240)
const dates = `checkin=${checkIn}&checkout=${addDays(checkIn, 7)}&guests=4`

/** The name of a button of the search in any language of the site. */
const STEPS = { where: /^(Nereye|Where|Куда)/, when: /^(Ne zaman|When|Когда)/, who: /^(Kim|Who|Кто)/ }

/** A step of the search: on a phone the sheet begins with the place and goes on by its steps. */
const search = (step: keyof typeof STEPS): Screen => ({
  name: `search-${step}`,
  path: '/',
  async before(page) {
    const isPhone = (page.viewportSize()?.width ?? 0) < 640
    await page
      .getByRole('button', { name: isPhone ? STEPS.where : STEPS[step] })
      .first()
      .click()
    const panel = page.locator('dialog[open]')
    await panel.waitFor()
    if (isPhone && step !== 'where') await panel.getByRole('button', { name: STEPS[step] }).first().click()
    await page.waitForLoadState('networkidle')
  },
})

const pressed = (name: string, path: string, what: string, on?: number): Screen => ({
  ...{ name, path, ...(on && { on }) },
  async before(page) {
    await page.locator(what).first().click()
    await page.locator('dialog[open], [data-popup]').first().waitFor()
    await page.waitForLoadState('networkidle')
  },
})

/** Hearts three villas of a list, and looks at them. */
const liked: Screen = {
  name: 'favourites-three',
  path: '/listing',
  async before(page) {
    for (const index of [0, 1, 2])
      await page
        .locator('article[data-villa] button[aria-pressed]')
        .nth(index * 2 + 1)
        .click()
    await page.goto(page.url().replace(/\/listing.*/, '/favourites'), { waitUntil: 'networkidle' })
  },
}

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
  liked,
  { name: 'compare', path: '/compare?ids=1,2,3' },
  search('where'),
  search('when'),
  search('who'),
  pressed('filters', `/listing?${dates}`, 'main button[aria-haspopup=dialog]:visible:not([aria-expanded])', 360),
  { name: 'photo-tour', path: '/villa/villa-kum-saati#foto-2' },
  pressed('quote-sheet', `/villa/villa-kum-saati?${dates}`, '[data-dock] button', 360),
  { name: 'blog-post', path: '/blog/dolandirilmadan-villa-kiralamak' },
  { name: 'documents', path: '/website/ourdocuments' },
  { name: 'lookup', path: '/enquire' },
  { name: 'pay', path: '/guvenli-odeme' },
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
  { name: 'photos', path: '/dashboard/villas/3/photos' },
  { name: 'permit', path: '/dashboard/villas/3/permit' },
  { name: 'visits', path: '/dashboard/villas/3/visits' },
  { name: 'feeds', path: '/dashboard/external/feeds' },
  { name: 'dates', path: '/dashboard/external' },
  { name: 'grid', path: '/dashboard/villas/prices' },
  { name: 'proposals', path: '/dashboard/proposals' },
  { name: 'permits', path: '/dashboard/permits' },
  { name: 'towns', path: '/dashboard/towndistrict' },
  { name: 'types', path: '/dashboard/villatypes' },
  { name: 'features', path: '/dashboard/features' },
  { name: 'occupancy', path: '/dashboard/occupancy' },
  { name: 'conflicts', path: '/dashboard/occupancy/conflicts' },
  { name: 'comments', path: '/dashboard/comments' },
  { name: 'subscribers', path: '/dashboard/subscriber' },
  { name: 'newsletters', path: '/dashboard/subscriber/newsletters' },
  { name: 'users', path: '/dashboard/users' },
  { name: 'audit', path: '/dashboard/audit' },
  { name: 'btrans', path: '/dashboard/btrans' },
  { name: 'transactions', path: '/dashboard/transactions' },
  { name: 'owners', path: '/dashboard/owners' },
  { name: 'settings', path: '/dashboard/settings/site' },
]

export const SCREENS: Screen[] = [
  ...guests,
  ...staff.map((screen): Screen => ({ ...screen, name: `desk-${screen.name}`, staff: true })),
]
