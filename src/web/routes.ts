import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { LANGUAGES, type Language } from '../kernel/language.ts'

/** The public site. Every page has its Turkish address and, for search engines, one below /en and /ru. */
const site = (language: Language): RouteConfigEntry => {
  const id = (name: string) => ({ id: `${language}:${name}` })
  return layout('site/site-layout.tsx', id('layout'), [
    index('site/home/home.tsx', id('home')),
    route('listing', 'site/listing/listing.tsx', id('listing')),
    route('short-stays', 'site/listing/short-stays.tsx', id('short-stays')),
    route('regions', 'site/places/regions.tsx', id('regions')),
    route('villa/:slug', 'site/villa/villa.tsx', id('villa')),
    route('villa/:slug/preview', 'site/villa/preview/preview.tsx', id('villa-preview')),
    route('villa/:slug/reserve', 'site/reserve/reserve.tsx', id('reserve')),
    route('guvenli-odeme', 'site/pay/pay.tsx', id('pay')),
    route('guvenli-odeme/banka', 'site/pay/bank/bank.tsx', id('pay-bank')),
    route('guvenli-odeme/link', 'site/pay/link/link.tsx', id('pay-link')),
    route('enquire', 'site/enquire/enquire.tsx', id('enquire')),
    route('teklif', 'site/offer/offer.tsx', id('offer')),
    route('newsletter', 'site/newsletter/newsletter.tsx', id('newsletter')),
    route('review', 'site/review/review.tsx', id('review')),
    route('owner-answer', 'site/owner/owner-answer.tsx', id('owner-answer')),
    route('about', 'site/pages/about.tsx', id('about')),
    route('blog', 'site/pages/blog/blog.tsx', id('blog')),
    route('blog/:slug', 'site/pages/blog/blog-post.tsx', id('blog-post')),
    route('contact', 'site/pages/contact/contact.tsx', id('contact')),
    route('faq', 'site/pages/faq.tsx', id('faq')),
    route('website/:page', 'site/pages/website-page.tsx', id('website-page')),
    route(':slug', 'site/places/slug-page.tsx', id('slug-page')),
    route('*', 'site/faults/not-found.tsx', id('not-found')),
  ])
}

/** Texts of the website that staff write, all on one screen. */
const TEXTS = ['about', 'rental', 'cancel', 'privacy', 'kvkk', 'howrent']

const dashboard = [
  route('login', 'dashboard/login/login.tsx'),
  layout('dashboard/dashboard-layout.tsx', [
    index('dashboard/home/home.tsx', { id: 'dashboard-home' }),
    route('reservations', 'dashboard/reservations/list/reservations.tsx'),
    route('reservations/new', 'dashboard/reservations/booking/new-reservation.tsx'),
    route('reservations/:id', 'dashboard/reservations/record/reservation.tsx'),
    route('guests', 'dashboard/guests/guests.tsx'),
    route('guests/:id', 'dashboard/guests/guest-record.tsx'),
    route('transactions', 'dashboard/transactions/transactions.tsx'),
    route('transactions/bank', 'dashboard/transactions/bank/bank-rows.tsx'),
    route('transactions/approvals', 'dashboard/transactions/approvals/approvals.tsx'),
    route('settings/cancellation', 'dashboard/settings/cancellation/cancellation.tsx'),
    route('transactions/cash', 'dashboard/transactions/cash/cash.tsx'),
    route('transactions/invoices', 'dashboard/transactions/invoices/invoices.tsx'),
    route('transactions/expected', 'dashboard/transactions/bank/expected.tsx'),
    route('contact', 'dashboard/inbox/contact/contact.tsx', { id: 'dashboard-contact' }),
    route('comments', 'dashboard/inbox/comments/comments.tsx', { id: 'dashboard-comments' }),
    route('subscriber', 'dashboard/inbox/subscribers/subscribers.tsx', { id: 'dashboard-subscribers' }),
    route('offer', 'dashboard/offers/finder/finder.tsx'),
    route('offer/list', 'dashboard/offers/list/offers.tsx'),
    route('villas', 'dashboard/villas/villas.tsx'),
    route('villas/:id', 'dashboard/villas/editor/villa-editor.tsx'),
    route('villas/:id/calendar', 'dashboard/villa-calendar/villa-calendar.tsx'),
    route('villas/:id/feeds', 'dashboard/feeds/feeds.tsx'),
    route('towndistrict', 'dashboard/kinds/towns/towns.tsx'),
    route('towndistrict/districts', 'dashboard/kinds/towns/districts.tsx'),
    route('villatypes', 'dashboard/kinds/types/villa-types.tsx'),
    route('features', 'dashboard/kinds/features/features.tsx'),
    route('villas/:id/photos', 'dashboard/photos/photos.tsx'),
    route('external', 'dashboard/dates/dates.tsx'),
    route('external/feeds', 'dashboard/feeds/all/all-feeds.tsx'),
    route('occupancy/conflicts/settled', 'dashboard/conflicts/settled/settled.tsx'),
    route('occupancy/conflicts', 'dashboard/conflicts/conflicts.tsx'),
    route('occupancy', 'dashboard/occupancy/occupancy.tsx', { id: 'dashboard-occupancy' }),
    route('villas/prices', 'dashboard/villas/prices/grid/price-grid.tsx'),
    route('villas/:id/prices', 'dashboard/villas/prices/villa-prices.tsx'),
    route('villas/:id/permit', 'dashboard/permits/villa-permit.tsx'),
    route('owners', 'dashboard/owners/owners.tsx'),
    route('owners/:id', 'dashboard/owners/record/owner.tsx'),
    route('owners/:id/statement', 'dashboard/owners/statement/statement.tsx'),
    route('statement', 'dashboard/owners/statement/own-statement.tsx'),
    route('proposals', 'dashboard/proposals/proposals.tsx'),
    route('proposals/:id', 'dashboard/proposals/record/proposal.tsx'),
    route('permits', 'dashboard/permits/permits.tsx'),
    route('settings/exchange', 'dashboard/settings/exchange/exchange.tsx'),
    route('btrans', 'dashboard/reports/btrans/btrans.tsx'),
    route('ministry', 'dashboard/reports/ministry/ministry.tsx'),
    route('audit', 'dashboard/audit/audit.tsx'),
    route('settings/payments', 'dashboard/payments/payment-settings.tsx'),
    route('templates/mailtemplates', 'dashboard/letters/mail-templates.tsx'),
    route('templates/outbox', 'dashboard/letters/outbox/outbox.tsx'),
    ...TEXTS.map((section) =>
      route(`website/${section}`, 'dashboard/content/texts/text-page.tsx', { id: `dashboard-text-${section}` }),
    ),
    route('website/faq', 'dashboard/content/faq.tsx', { id: 'dashboard-faq' }),
    ...(import.meta.env?.DEV ? [route('_parts', 'dashboard/parts/parts.tsx')] : []),
    route('*', 'dashboard/not-found.tsx', { id: 'dashboard-not-found' }),
  ]),
]

export default [
  route('robots.txt', 'site/robots.ts'),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('tr/*', 'site/turkish-prefix.ts'),
  ...prefix('dashboard', dashboard),
  ...LANGUAGES.map((language) =>
    language === 'tr'
      ? site(language)
      : route(language, 'site/language-prefix.tsx', { id: language }, [site(language)]),
  ),
] satisfies RouteConfigEntry[]
