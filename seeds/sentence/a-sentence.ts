import { namesFrom } from '../../src/features/search/sentence/names.ts'
import { readSentence, type Sentence } from '../../src/features/search/sentence/sentence.ts'
import { aVocabulary } from './a-vocabulary.ts'

const NAMES = namesFrom(aVocabulary())

/** A guest's message as the demo agency reads it on 23 November 2026. */
export const aSentence = (text: string, today = '2026-11-23'): Sentence => readSentence(text, NAMES, today)

/**
 * A sentence in one line: 'exact dates' with →, a stretch of time with …, ±days, n nights, a adults, c children, i
 * infants, r bedrooms, names, budget, and behind '?' what was not understood.
 */
export const inOneLine = (sentence: Sentence): string => {
  const { when, nights, flexible, adults, children, infants, bedrooms, budget } = sentence
  const count = (number: number | null, sign: string) => (number === null ? [] : [`${number}${sign}`])
  const parts = [
    ...(when ? [`${when.from}${when.exact ? '→' : '…'}${when.until ?? ''}`] : []),
    ...(flexible === null ? [] : [`±${flexible}`]),
    ...count(nights, 'n'),
    ...count(adults, 'a'),
    ...count(children, 'c'),
    ...count(infants, 'i'),
    ...count(bedrooms, 'r'),
    ...[sentence.towns, sentence.districts, sentence.types, sentence.features].flat(),
    ...(budget
      ? [`${budget.min ?? ''}–${budget.max ?? ''}${budget.currency ?? ''}${budget.per === 'night' ? '/night' : ''}`]
      : []),
  ]
  return [parts.join(' '), ...sentence.left.map((each) => `?${each}`)].filter(Boolean).join(' ')
}
