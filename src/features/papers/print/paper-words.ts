import type { Language } from '../../../kernel/language.ts'
import type { Facts } from '../../../kernel/refusal.ts'
import type { PriceLine, StayPrice } from '../../pricing/pricing.shape.ts'

/** The sentences of printed papers, by key; whoever puts the product together brings them in three languages. */
export const PAPER_KEYS = [
  'paper.voucher',
  'paper.contract',
  'paper.code',
  'paper.permit',
  'paper.tursab',
  'paper.check-in',
  'paper.check-out',
  'paper.from-time',
  'paper.until-time',
  'paper.nights',
  'paper.guests',
  'paper.guest',
  'paper.address',
  'paper.map',
  'paper.greeter',
  'paper.price',
  'paper.total',
  'paper.prepayment',
  'paper.paid',
  'paper.left',
  'paper.deposit',
  'paper.cleaning',
  'paper.included',
  'paper.refund',
  'paper.refund-until',
  'paper.good-to-know',
  'paper.bring-papers',
  'paper.pay-at-door',
  'paper.deposit-back',
  'paper.reach-us',
  'paper.scan',
  'paper.printed',
  'paper.villa',
  'paper.between',
  'paper.accepted-title',
  'paper.accepted-page',
  'paper.accepted-checkout',
  'paper.accepted-by',
  'paper.accepted-at',
  'paper.accepted-from',
  'paper.text-version',
  'paper.not-accepted',
  'paper.outdated',
  'paper.adults',
  'paper.children',
  'paper.infants',
] as const
export type PaperKey = (typeof PAPER_KEYS)[number]

/** The keys of the site’s words of prices that papers say too. */
export type PriceKey =
  | 'price.nights'
  | 'price.dayPrice'
  | 'price.weeks'
  | 'price.extraGuests'
  | `price.discount.${Extract<PriceLine, { kind: 'discount' }>['why']}`
  | 'price.cleaningShort'
  | `price.extra.${Extract<PriceLine, { kind: 'extra' }>['code']}`
  | 'price.agreed'

export type PaperSay = (key: PaperKey | PriceKey, facts?: Facts) => string
export type PaperWords = (language: Language) => PaperSay

/** What a line of a price is for, in one line of a table. */
export const lineTitle = (
  say: PaperSay,
  money: (amount: number) => string,
  line: StayPrice['lines'][number],
): string => {
  switch (line.kind) {
    case 'nights':
      return say('price.nights', { n: line.nights, price: money(line.nightly) })
    case 'day-price':
      return say('price.dayPrice', { n: line.nights, price: money(line.nightly) })
    case 'week':
      return say('price.weeks', { n: line.weeks, price: money(line.weekly) })
    case 'extra-guests':
      return say('price.extraGuests', { n: line.guests })
    case 'discount':
      return say(`price.discount.${line.why}`, { percent: line.percent })
    case 'cleaning':
      return say('price.cleaningShort')
    case 'extra':
      return say(`price.extra.${line.code}`)
    case 'agreed':
      return say('price.agreed')
  }
}
