import { fold } from '../../../kernel/slug.ts'

/**
 * A word, number or sign of a sentence. `forms` are what it may be without its endings, itself first; `ends` is what
 * stood behind an apostrophe or glued to a number; `pause` = a comma, full stop or new line stood before it.
 */
export type Word = { raw: string; word: string; forms: readonly string[]; ends: string; pause: boolean; at: number }

/** Turkish endings in folded letters, and the English plural. */
const ENDINGS = (
  'a e i u ya ye yi yu na ne ni nu in un nin nun da de ta te dan den tan ten nda nde ndan nden la le yla yle li lu lik ' +
  'luk daki deki taki teki si su sina sine sinda sinde sindan sinden sinin lar ler lari leri larda lerde larin lerin ' +
  'lara lere larinda lerinde larina lerine ina ine una une inda inde unda indan inden undan ini unu inin unun iyla iyle ' +
  'yiz iz uz imiz umuz miz imizle umuzla im um imle umla lisi lusu liyiz luyuz ligi likte s es'
).split(' ')
const DAY_ENDINGS = new Set([...ENDINGS, 'st', 'nd', 'rd', 'th', 'inci', 'nci', 'uncu', 'ncu', 'го', 'е', 'ое', 'й'])

const RUSSIAN_ENDINGS = (
  'ями ами ого его ому ему ыми ими иях ией ием ой ей ом ем ым им ый ий ая яя ое ее ые ие ую юю ах ях ов ев ам ям ых их ' +
  'а я о е ы и у ю ь й'
).split(' ')

const isRussian = (word: string): boolean => /[а-я]/.test(word)

/** A Russian word without its ending; words that would become shorter than three letters stay. */
export const russianStem = (word: string): string => {
  const ending = RUSSIAN_ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= 3)
  return ending ? word.slice(0, -ending.length) : word
}

/** What a word may be without its endings, itself first: 'agustosta' → 'agustosta', 'agustos', … */
export const formsOf = (word: string): string[] => {
  if (isRussian(word)) return [...new Set([word, russianStem(word)])]
  const stems = ENDINGS.filter((each) => word.endsWith(each) && word.length - each.length >= 2).map((each) =>
    word.slice(0, -each.length),
  )
  // a k between vowels is written ğ: çocuğumuz, aralığın
  return [
    ...new Set([word, ...stems, ...stems.filter((stem) => stem.endsWith('g')).map((stem) => `${stem.slice(0, -1)}k`)]),
  ]
}

const plain = (text: string): string => fold(text).replaceAll('ё', 'е')

/** A number that may have points or thousands apart, or a word; either with an ending behind an apostrophe. */
const NUMBER = String.raw`\d{4}-\d\d-\d\d|\d{1,3}(?:[ \u00a0]\d{3})*[ \u00a0]000(?!\d)|\d+(?:[.,/]\d+)*`
const APOSTROPHES = `'’‘\`´ʼ`
const SIGNS = '-–—+±₺€£$'
const TOKEN = new RegExp(String.raw`(${NUMBER}|\p{L}+)(?:[${APOSTROPHES}](\p{L}+))?|[${SIGNS}]|[,;.!?()\n:]`, 'gu')

/** The words of a text. Punctuation is a pause before the next word; a dash is kept where it may mean "to". */
export const wordsOf = (text: string): Word[] => {
  const whole = text.normalize('NFC').replace(/\+\s?\/?\s?[-–—]/g, '±')
  const words: Word[] = []
  let pause = false
  for (const match of whole.matchAll(TOKEN)) {
    const [raw, head, tail = ''] = match
    const at = match.index
    if (/^[,;.!?()\n:]$/.test(raw)) pause = true
    else if (/^[-–—]$/.test(raw)) {
      if (isDash(whole, at)) words.push({ raw, word: '-', forms: ['-'], ends: '', pause, at })
    } else {
      const last = words.at(-1)
      const word = plain(head ?? raw)
      if (last && !last.ends && /^\d/.test(last.raw) && last.at + last.raw.length === at && DAY_ENDINGS.has(word))
        Object.assign(last, { raw: last.raw + raw, ends: word })
      else {
        // 'party of 8 £150': a sign right before a number belongs to that number
        const apart = /^[₺€£$]/.test(raw) && /\d/.test(whole[at + 1] ?? '')
        words.push({ raw, word, forms: formsOf(word), ends: plain(tail), pause: pause || apart, at })
      }
      pause = false
    }
  }
  return words
}

/** Between words without spaces a dash only joins them: 'mid-July', '7-night'. */
const isDash = (text: string, at: number): boolean => {
  const after = text.slice(at + 1, at + 4).trimStart()
  return /^[\d₺€£$]/.test(after) || (/\s/.test(text[at - 1] ?? '') && /\s/.test(text[at + 1] ?? ''))
}

/** What a table of words says of a word in any of its forms. */
export const meaningOf = <T>(table: ReadonlyMap<string, T>, word: Word | undefined): T | undefined => {
  for (const form of word?.forms ?? []) {
    const found = table.get(form)
    if (found !== undefined) return found
  }
  return undefined
}

/** A table of meanings from lists of words; Russian ones are kept by their stems too. */
export const tableOf = <T>(lists: readonly (readonly [string, T])[]): ReadonlyMap<string, T> => {
  const table = new Map<string, T>()
  for (const [list, meaning] of lists)
    for (const word of list.split(' ')) {
      table.set(word, meaning)
      if (isRussian(word)) table.set(russianStem(word), meaning)
    }
  return table
}

/** Is a word one of these, in any form? */
export const isOneOf = (table: ReadonlyMap<string, unknown>, word: Word | undefined): boolean =>
  meaningOf(table, word) !== undefined

export const oneOf = (list: string): ReadonlyMap<string, true> => tableOf([[list, true]])
