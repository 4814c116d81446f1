import type { FieldFault } from '../../kernel/field-faults.ts'
import type { Facts } from '../../kernel/refusal.ts'
import { auditWords } from './dashboard/audit/audit.ts'
import { auditRecordsWords } from './dashboard/audit/records.ts'
import { calendarWords } from './dashboard/calendar.ts'
import { conflictsWords } from './dashboard/conflicts.ts'
import { blogWords } from './dashboard/content/blog.ts'
import { contentWords } from './dashboard/content/content.ts'
import { homeContentWords } from './dashboard/content/home.ts'
import { websiteWords } from './dashboard/content/website.ts'
import { faqWords } from './dashboard/faq.ts'
import { feedsWords } from './dashboard/feeds.ts'
import { guestsWords } from './dashboard/guests/guests.ts'
import { papersWords } from './dashboard/guests/papers.ts'
import { privacyWords } from './dashboard/guests/privacy.ts'
import { handoverWords } from './dashboard/handover/handover.ts'
import { helpWords } from './dashboard/help/help.ts'
import { homeWords } from './dashboard/home.ts'
import { inboxWords } from './dashboard/inbox/inbox.ts'
import { newsletterWords } from './dashboard/inbox/newsletter.ts'
import { kitWords } from './dashboard/kit.ts'
import { lettersWords } from './dashboard/letters/letters.ts'
import { letterRecordsWords } from './dashboard/letters/records.ts'
import { loginWords } from './dashboard/login.ts'
import { booksWords } from './dashboard/money/books.ts'
import { tillWords } from './dashboard/money/till.ts'
import { offersWords } from './dashboard/offers/offers.ts'
import { chartsWords } from './dashboard/overview/charts.ts'
import { missingWords } from './dashboard/overview/missing.ts'
import { noticesWords } from './dashboard/overview/notices.ts'
import { radarWords } from './dashboard/overview/radar.ts'
import { ownersWords } from './dashboard/owners/owners.ts'
import { permitsWords } from './dashboard/owners/permits.ts'
import { proposalsWords } from './dashboard/owners/proposals.ts'
import { statementWords } from './dashboard/owners/statement.ts'
import { paletteWords } from './dashboard/palette/palette.ts'
import { paymentsWords } from './dashboard/payments/payments.ts'
import { photosWords } from './dashboard/photos.ts'
import { placesWords } from './dashboard/places.ts'
import { pricesWords } from './dashboard/prices.ts'
import { recordsWords } from './dashboard/records.ts'
import { reportsWords } from './dashboard/reports/reports.ts'
import { reservationsWords } from './dashboard/reservations.ts'
import { agencyWords } from './dashboard/settings/agency.ts'
import { exchangeWords } from './dashboard/settings/exchange.ts'
import { retentionWords } from './dashboard/settings/retention.ts'
import { senderWords } from './dashboard/settings/sender.ts'
import { shellWords } from './dashboard/shell.ts'
import { accountWords } from './dashboard/users/account.ts'
import { linksWords } from './dashboard/users/links.ts'
import { secondStepWords } from './dashboard/users/second-step.ts'
import { usersWords } from './dashboard/users/users.ts'
import { excelWords } from './dashboard/villas/excel.ts'
import { houseWords } from './dashboard/villas/house.ts'
import { villasWords } from './dashboard/villas/villas.ts'
import { visitsWords } from './dashboard/villas/visits.ts'
import { fieldFaultsTr } from './refusals.tr.ts'
import { type Phrase, sayPhrase } from './say.ts'

/** Every sentence of the dashboard, which speaks Turkish but for the words that the agency fixed in English. */
const words = {
  ...shellWords,
  ...kitWords,
  ...newsletterWords,
  ...helpWords,
  ...paletteWords,
  ...loginWords,
  ...lettersWords,
  ...homeWords,
  ...chartsWords,
  ...missingWords,
  ...radarWords,
  ...noticesWords,
  ...villasWords,
  ...visitsWords,
  ...houseWords,
  ...calendarWords,
  ...paymentsWords,
  ...photosWords,
  ...pricesWords,
  ...placesWords,
  ...offersWords,
  ...ownersWords,
  ...permitsWords,
  ...proposalsWords,
  ...statementWords,
  ...faqWords,
  ...contentWords,
  ...blogWords,
  ...websiteWords,
  ...exchangeWords,
  ...agencyWords,
  ...retentionWords,
  ...senderWords,
  ...excelWords,
  ...feedsWords,
  ...conflictsWords,
  ...reservationsWords,
  ...tillWords,
  ...papersWords,
  ...booksWords,
  ...guestsWords,
  ...privacyWords,
  ...handoverWords,
  ...homeContentWords,
  ...inboxWords,
  ...auditWords,
  ...reportsWords,
  ...usersWords,
  ...linksWords,
  ...accountWords,
  ...secondStepWords,
}

export type DashboardWordKey = keyof typeof words

export const say = (key: DashboardWordKey, facts?: Facts): string => sayPhrase(words[key], 'tr', facts)

/** What is wrong with a field. */
export const sayFault = ({ code, facts }: FieldFault): string => sayPhrase(fieldFaultsTr[code], 'tr', facts)

const records: Record<string, Phrase> = { ...recordsWords, ...letterRecordsWords, ...auditRecordsWords }

type RecordKind =
  | 'alert'
  | 'alert-means'
  | 'letter'
  | 'letter-off'
  | 'word'
  | 'event'
  | 'who'
  | 'audit-of'
  | 'audit-field'

/** The name of an alert, letter, event or who acted; its code when it has none: so a person of the staff has her name. */
export const recordWord = (of: RecordKind, code: string): string => sayPhrase(records[`${of}.${code}`] ?? code, 'tr')
