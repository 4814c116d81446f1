import { nightCount } from '../../kernel/day.ts'
import { formatDay, formatMoney } from '../../kernel/format.ts'
import { seededLinkToken } from '../../platform/links/link-token.ts'
import { agencyFacts } from '../letters/agency-facts.ts'
import type { LetterFacts } from '../letters/letter-facts.ts'
import type { WatchRow } from './watches.store.ts'

type About = {
  villa: { slug: string; name: string; town: string }
  settings: Record<string, string>
  publicUrl: string
  linkSecret: Uint8Array
  /** What the stay costs now; null while it can't be had. */
  total: number | null
}

/** A long date may break: mail is read on phones of 280 px too. */
const wrapping = (text: string) => text.replaceAll('\u00a0', ' ')

/** What a mail about a watched stay may name. */
export const watchFacts = (row: WatchRow, { villa, settings, publicUrl, linkSecret, total }: About): LetterFacts => {
  const { language, checkIn, checkOut, guests, currency } = row
  const site = `${publicUrl}${language === 'tr' ? '' : `/${language}`}`
  const token = seededLinkToken(linkSecret, 'watch', row.seed)
  const money = (amount: number | null) => (amount === null ? '' : formatMoney(amount, currency, language))
  const stay = new URLSearchParams({ checkin: checkIn, checkout: checkOut, guests: String(guests) })
  return {
    ...{ villa_adi: villa.name, bolge: villa.town, kisi: guests, gece: nightCount({ checkIn, checkOut }) },
    giris: wrapping(formatDay(checkIn, language, 'full')),
    cikis: wrapping(formatDay(checkOut, language, 'full')),
    ...{ toplam: money(total), eski_toplam: money(row.total) },
    villa_linki: `${site}/villa/${villa.slug}?${stay}`,
    haber_linki: `${site}/watch?token=${token}`,
    list_unsubscribe: `${publicUrl}/v1/watches/${token}`,
    ...agencyFacts(settings),
  }
}
