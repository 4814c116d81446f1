import { accountsApi } from '../../features/accounts/accounts.api.ts'
import { ownApi } from '../../features/accounts/own/own.api.ts'
import { auditApi } from '../../features/audit/audit.api.ts'
import { availabilityApi } from '../../features/availability/availability.api.ts'
import { datesApi } from '../../features/availability/dates/dates.api.ts'
import { exportApi } from '../../features/availability/export/export.api.ts'
import { feedsApi } from '../../features/availability/feeds/feeds.api.ts'
import { bookkeepingApi } from '../../features/bookkeeping/bookkeeping.api.ts'
import { postsApi } from '../../features/content/blog/posts.api.ts'
import { commentsDeskApi } from '../../features/content/comments/comments-desk.api.ts'
import { contentApi } from '../../features/content/content.api.ts'
import { documentsApi } from '../../features/content/documents/documents.api.ts'
import { faqApi } from '../../features/content/faq/faq.api.ts'
import { homeApi } from '../../features/content/home/home.api.ts'
import { messagesApi } from '../../features/content/messages/messages.api.ts'
import { newsletterApi } from '../../features/content/newsletter/newsletter.api.ts'
import { teamApi } from '../../features/content/team/team.api.ts'
import { textsApi } from '../../features/content/texts/texts.api.ts'
import { guestsApi } from '../../features/guests/guests.api.ts'
import { handoverApi } from '../../features/handover/handover.api.ts'
import { outboxApi } from '../../features/letters/outbox/outbox.api.ts'
import { senderApi } from '../../features/letters/sender/sender.api.ts'
import { templatesApi } from '../../features/letters/templates/templates.api.ts'
import { mediaApi } from '../../features/media/media.api.ts'
import { conflictsApi } from '../../features/occupancy/conflicts/conflicts.api.ts'
import { occupancyApi } from '../../features/occupancy/occupancy.api.ts'
import { offersApi } from '../../features/offers/offers.api.ts'
import { overviewApi } from '../../features/overview/overview.api.ts'
import { ownersApi } from '../../features/owners/owners.api.ts'
import { peopleApi } from '../../features/owners/people/people.api.ts'
import { papersApi } from '../../features/papers/papers.api.ts'
import { paymentLinksApi } from '../../features/payments/links/payment-links.api.ts'
import { paymentsApi } from '../../features/payments/payments.api.ts'
import { cardSettingsApi } from '../../features/payments/providers/card-settings.api.ts'
import { cardRefundsApi } from '../../features/payments/refunds/card-refunds.api.ts'
import { placesApi } from '../../features/places/places.api.ts'
import { villaListApi } from '../../features/pricing/lacking/villa-list.api.ts'
import { newVillaApi } from '../../features/pricing/new-villa.api.ts'
import { pricesApi } from '../../features/pricing/prices/prices.api.ts'
import { priceSheetApi } from '../../features/pricing/prices/sheet/price-sheet.api.ts'
import { proposalsApi } from '../../features/proposals/proposals.api.ts'
import { reportsApi } from '../../features/reports/reports.api.ts'
import { notesApi } from '../../features/reservations/desk/notes.api.ts'
import { letterDeskApi } from '../../features/reservations/letters/desk/letter-desk.api.ts'
import { ownerAnswerApi } from '../../features/reservations/letters/owner/owner-answer.api.ts'
import { tillApi } from '../../features/reservations/money/till/till.api.ts'
import { reservationsApi } from '../../features/reservations/reservations.api.ts'
import { reservationsAdminApi } from '../../features/reservations/reservations-admin.api.ts'
import { searchApi } from '../../features/search/search.api.ts'
import { weeksApi } from '../../features/search/weeks/weeks.api.ts'
import { agencyApi } from '../../features/settings/agency/agency.api.ts'
import { banksApi } from '../../features/settings/banks/banks.api.ts'
import { ratesApi } from '../../features/settings/rates/rates.api.ts'
import { retentionApi } from '../../features/settings/retention/retention.api.ts'
import { settingsApi } from '../../features/settings/settings.api.ts'
import { choicesApi } from '../../features/villas/choices/choices.api.ts'
import { villaMarksApi } from '../../features/villas/desk/villa-marks.api.ts'
import { houseApi } from '../../features/villas/editor/house.api.ts'
import { kindsApi } from '../../features/villas/kinds/kinds.api.ts'
import { placesDeskApi } from '../../features/villas/kinds/places-desk.api.ts'
import { paperApi } from '../../features/villas/permits/paper/paper.api.ts'
import { permitsApi } from '../../features/villas/permits/permits.api.ts'
import { photosApi } from '../../features/villas/photos/photos.api.ts'
import { villaSheetApi } from '../../features/villas/sheet/villa-sheet.api.ts'
import { villasApi } from '../../features/villas/villas.api.ts'
import { visitsApi } from '../../features/villas/visits/visits.api.ts'
import { watchesApi } from '../../features/watches/watches.api.ts'
import { wishlistsApi } from '../../features/wishlists/wishlists.api.ts'
import { LIST_SHEETS } from '../../web/dashboard/sheets/list-sheets.ts'
import { excelOfList } from './excel.ts'

/** Every call that a slice has, in the order of the slices. */
const OF_SLICES = [
  ...settingsApi,
  ...banksApi,
  ...agencyApi,
  ...retentionApi,
  ...ratesApi,
  ...senderApi,
  ...accountsApi,
  ...ownApi,
  ...mediaApi,
  ...templatesApi,
  ...outboxApi,
  ...placesApi,
  ...ownersApi,
  ...peopleApi,
  ...villasApi,
  ...villaListApi,
  ...villaMarksApi,
  ...photosApi,
  ...permitsApi,
  ...visitsApi,
  ...paperApi,
  ...choicesApi,
  ...placesDeskApi,
  ...kindsApi,
  ...villaSheetApi,
  ...houseApi,
  ...newVillaApi,
  ...pricesApi,
  ...priceSheetApi,
  ...proposalsApi,
  ...availabilityApi,
  ...datesApi,
  ...feedsApi,
  ...exportApi,
  ...searchApi,
  ...weeksApi,
  ...reservationsApi,
  ...tillApi,
  ...notesApi,
  ...reservationsAdminApi,
  ...letterDeskApi,
  ...ownerAnswerApi,
  ...cardSettingsApi,
  ...offersApi,
  ...paymentLinksApi,
  ...cardRefundsApi,
  ...paymentsApi,
  ...bookkeepingApi,
  ...contentApi,
  ...postsApi,
  ...faqApi,
  ...teamApi,
  ...documentsApi,
  ...homeApi,
  ...textsApi,
  ...messagesApi,
  ...commentsDeskApi,
  ...newsletterApi,
  ...wishlistsApi,
  ...watchesApi,
  ...guestsApi,
  ...papersApi,
  ...handoverApi,
  ...reportsApi,
  ...auditApi,
  ...occupancyApi,
  ...conflictsApi,
  ...overviewApi,
]

const excelCalls = LIST_SHEETS.flatMap((sheet) =>
  OF_SLICES.filter(({ endpoint }) => endpoint === sheet.list).map((own) => excelOfList(sheet, own)),
)

/** Every call of the API. */
export const HANDLERS = [...OF_SLICES, ...excelCalls]
