import { FILL } from './fill-words.ts'
import type { Word } from './words.ts'

type Taken = { at: number; length: number }
const MOST_LEFT = 12

/** What nobody understood, in the guest's words, neighbours together. */
export const leftOf = (words: readonly Word[], open: readonly number[], unused: readonly Taken[]): string[] => {
  const inUnused = new Set(unused.flatMap(({ at, length }) => Array.from({ length }, (_, step) => at + step)))
  const speaks = (at: number): boolean => {
    const word = words[at]
    return word !== undefined && (inUnused.has(at) || (!FILL.has(word.word) && /[\p{L}\d]/u.test(word.word)))
  }
  const phrases: string[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const at of [...open].sort((one, other) => one - other)) {
    const word = words[at]
    if (!word || !speaks(at)) continue
    if (at === last + 1 && !word.pause) phrases.at(-1)?.push(word.raw)
    else phrases.push([word.raw])
    last = at
  }
  return [...new Set(phrases.map((phrase) => phrase.join(' ').slice(0, 80)))].slice(0, MOST_LEFT)
}
