import { datesAt } from '../../../features/search/sentence/when/points.ts'
import { whenOf } from '../../../features/search/sentence/when/when.ts'
import { wordsOf } from '../../../features/search/sentence/words.ts'
import type { Day } from '../../../kernel/day.ts'
import { fold } from '../../../kernel/slug.ts'

/** What a command says: a payment for a code, or days of a villa to close. Days that were not said are ''. */
export type Said = { pay: string } | { close: string; from: Day | ''; until: Day | '' } | null

const PAY = /^(?:odeme(?: al| gir)?|tahsilat)\s+(hv[\s-]?[a-z0-9 -]+)$/
const CLOSE = /^kapat\s+(?=\S)/

/** Reads 'ödeme al HV7K3M9QX' and 'kapat Villa Çınar 5–9 Tem'; null for what is neither. */
export const saidIn = (text: string, today: Day): Said => {
  const plain = fold(text.trim())
  const code = PAY.exec(plain)?.[1]
  if (code) return { pay: codeOf(code) }
  const verb = CLOSE.exec(plain)
  return verb ? closingIn(text.trim().slice(verb[0].length), today) : null
}

/** 'hv-7k3 m9qx' → 'HV7K3M9QX'. */
export const codeOf = (text: string): string => fold(text).replace(/[\s-]/g, '').toUpperCase()

/** Is it the beginning of a code, long enough to look for it? */
export const isCode = (text: string): boolean => /^HV[A-Z0-9]{2,8}$/.test(codeOf(text))

/** Does a text name one reservation, so that nothing else can be meant? */
export const asksForOne = (text: string): boolean => isCode(text) || PAY.test(fold(text.trim()))

const closingIn = (text: string, today: Day): Said => {
  const words = wordsOf(text)
  for (const [at, word] of words.entries()) {
    const dates = datesAt(words, at)
    const when = dates && whenOf(dates.value, today, null)
    if (when) return { close: text.slice(0, word.at).trim(), from: when.from, until: when.until ?? '' }
  }
  return { close: text.trim(), from: '', until: '' }
}
