import { type Day, isDay } from '../../../kernel/day.ts'
import type { ForeignCurrency } from '../exchange.ts'
import { rateText } from './rate-rules.ts'

/** TCMB's bulletin of a day: TL for one unit of each currency, those it says nothing of left out. */
export type Bulletin = { day: Day; rates: Partial<Record<ForeignCurrency, string>> }

const CODES: Record<ForeignCurrency, string> = { DOLLAR: 'USD', EURO: 'EUR', POUND: 'GBP' }

/**
 * Reads TCMB's XML: its day, and what it sells foreign money for (ForexSelling), for one unit. Undefined when it is no
 * bulletin. Only what is needed is looked for, so nothing else in the file can do anything.
 */
export const readBulletin = (xml: string): Bulletin | undefined => {
  const [, date, month, year] = /<Tarih_Date\b[^<>]*?\bTarih="(\d\d)\.(\d\d)\.(\d{4})"/.exec(xml) ?? []
  const day = `${year}-${month}-${date}`
  if (!isDay(day)) return undefined
  // cut apart instead of matched: a file that opens a thousand elements and closes none is read once, too
  const blocks = xml.split('<Currency ').slice(1)
  const rates = Object.entries(CODES).flatMap(([currency, code]) => {
    const block = blocks.find((each) => each.slice(0, each.indexOf('>')).includes(`CurrencyCode="${code}"`)) ?? ''
    const own = block.slice(0, LONGEST_ELEMENT)
    const rate = oneUnit(inside(own, 'ForexSelling'), inside(own, 'Unit'))
    return rate ? [[currency, rate]] : []
  })
  return { day, rates: Object.fromEntries(rates) }
}

const LONGEST_ELEMENT = 4_000

const inside = (block: string, name: string): string =>
  new RegExp(`<${name}>\\s*([^<]{0,40}?)\\s*</${name}>`).exec(block)?.[1] ?? ''

/** '41.2385' for 1 → '41.2385'; '27.1240' for 100 → '0.2712'. Nothing for what is no rate. */
const oneUnit = (rate: string, unit: string): string | undefined => {
  if (!/^\d{1,6}(\.\d{1,8})?$/.test(rate) || !/^[1-9]\d{0,5}$/.test(unit)) return undefined
  const tenThousandths = Math.round((Number(rate) * 10_000) / Number(unit))
  return tenThousandths > 0 ? rateText(tenThousandths) : undefined
}
