import { faq, sitePage } from '../src/features/content/content.table.ts'
import { bank, exchangeRate, setting } from '../src/features/settings/settings.table.ts'
import { type Day, dayInIstanbul } from '../src/kernel/day.ts'
import type { Db } from '../src/platform/database/db.ts'
import { banks } from './content/banks.ts'
import { faqs } from './content/faq.ts'
import { pages } from './content/pages.ts'
import { settings } from './content/settings.ts'
import { insertAll } from './insert-all.ts'

/**
 * What every new site begins with: the agency's settings, the texts of its pages, questions and answers. Staff put
 * their own in their place.
 */
export const fillStarter = async (db: Db, now: Date): Promise<void> => {
  await insertAll(
    db,
    setting,
    Object.entries(settings).map(([key, value]) => ({ key, value })),
  )
  await fillRates(db, dayInIstanbul(now))
  await insertAll(
    db,
    sitePage,
    pages.map(({ key, ...page }) => ({
      ...page,
      key: PAGE_KEYS[key] ?? key,
      updatedAt: new Date(now.getTime() - 45 * 86_400_000),
    })),
  )
  await insertAll(
    db,
    faq,
    faqs.map((each, index) => ({ ...each, position: index + 1 })),
  )
}

/** The demo agency's bank accounts: never in a real site. */
export const fillBanks = (db: Db) =>
  insertAll(
    db,
    bank,
    banks.map(({ bank: name, ...row }, index) => ({ ...row, name, position: index + 1 })),
  )

/** Pages whose call has another name than their text. */
const PAGE_KEYS: Record<string, string> = { document: 'ourdocuments' }

const fillRates = (db: Db, day: Day) =>
  insertAll(db, exchangeRate, [
    { currency: 'EURO', rate: '48.9000', day, source: 'MANUAL' },
    { currency: 'DOLLAR', rate: '42.3000', day, source: 'MANUAL' },
    { currency: 'POUND', rate: '55.6000', day, source: 'MANUAL' },
  ])
