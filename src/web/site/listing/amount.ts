const THOUSAND = 'bin|b|k|thousand|тыс\\p{L}*'
const MILLION = 'mn|m|milyon|million|млн|миллион\\p{L}*'
const MONEY = 'tl|lira|[₺$€£]|руб\\p{L}*'
const TYPED = new RegExp(`^[₺$€£]?(\\d[\\d\\s.,’']*?)\\s*(${THOUSAND}|${MILLION})?\\.?\\s*(?:${MONEY})?$`, 'iu')
const MOST = 100_000_000

/** An amount of money as people type it, in whole units: '250 bin', '250.000', '1,5 milyon', '€2,500', '250 тыс'. */
export const amountOf = (typed: string): number | undefined => {
  const [, digits, word] = TYPED.exec(typed.trim()) ?? []
  if (!digits) return undefined
  const plain = digits.replaceAll(/[\s’']/g, '').replace(/[.,]+$/, '')
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(plain)
  const number = Number(isGrouped ? plain.replaceAll(/[.,]/g, '') : plain.replace(',', '.'))
  const amount = Math.round(number * timesOf(word))
  return amount >= 0 && amount <= MOST ? amount : undefined
}

const timesOf = (word: string | undefined): number => {
  if (!word) return 1
  return /^(m|м)/i.test(word) ? 1_000_000 : 1_000
}
