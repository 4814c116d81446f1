import { FILL } from './fill-words.ts'
import type { Read } from './numbers.ts'
import { SAME } from './synonyms.ts'
import { formsOf, type Word, wordsOf } from './words.ts'

/** What a sentence may name: `key` is the caller's, `names` in any language. */
export type Entry = { kind: 'feature' | 'type' | 'district' | 'town'; key: string; names: readonly string[] }
export type Named = Pick<Entry, 'kind' | 'key'>

type Name = { words: readonly (readonly string[])[]; named: Named; rank: number }
/** Names by each word that they may be met by. */
export type Names = ReadonlyMap<string, readonly Name[]>

const RANK = { town: 0, district: 1, feature: 2, type: 3 } as const
/** Words that say only that something is a villa. */
const EMPTY = new Set(
  'villa villalar villalari villas вилла виллы with с the in for для ve где можно merkez dostu'.split(' '),
)
const NAME_ENDINGS = /(lari|leri|lar|ler|si|su|li|lu|i|u)$/
const LONGEST = 4

/** A vocabulary made ready, once for many sentences. Names that others say otherwise get those words too. */
export const namesFrom = (entries: readonly Entry[]): Names => {
  const names = new Map<string, Name[]>()
  for (const { kind, key, names: said } of entries)
    for (const text of withSame(said)) {
      const words = wordsOf(text)
        .filter(({ word }) => !EMPTY.has(word) && /[\p{L}\d]/u.test(word))
        .map(nameForms)
      if (!words.length || words.length > LONGEST) continue
      const name = { words, named: { kind, key }, rank: RANK[kind] }
      for (const form of new Set(words.flat())) names.set(form, [...(names.get(form) ?? []), name])
    }
  return names
}

const nameForms = ({ word }: Word): string[] => {
  const stem = word.replace(NAME_ENDINGS, '')
  if (/[а-я]/.test(word)) return formsOf(word)
  return stem.length >= 4 && stem !== word ? [word, stem] : [word]
}

const parts = (text: string): string[] => {
  const inside = /^(.*?)\((.*?)\)(.*)$/.exec(text)
  return inside ? [`${inside[1]}${inside[3]}`, inside[2] ?? ''] : [text]
}

const bare = (text: string): string =>
  wordsOf(text)
    .filter(({ word }) => !EMPTY.has(word))
    .map(nameForms)
    .map((forms) => forms.at(-1))
    .sort()
    .join(' ')

const SAME_BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  SAME.flatMap((group) => group.map((name) => [bare(name), group] as const)),
)

const withSame = (said: readonly string[]): Set<string> =>
  new Set(said.flatMap(parts).flatMap((name) => [name, ...(SAME_BY_NAME.get(bare(name)) ?? [])]))

/** The longest name at a place, its words in any order: 'ısıtmalı havuz', 'havuzu ısıtmalı'. */
export const nameAt = (words: readonly Word[], at: number, names: Names): Read<Named> | null => {
  const first = words[at]
  if (!first) return null
  let best: (Read<Named> & { rank: number; count: number }) | null = null
  for (const name of new Set(first.forms.flatMap((form) => names.get(form) ?? []))) {
    const length = lengthOf(words, at, name)
    const count = name.words.length
    if (!length || (best && (best.count > count || (best.count === count && best.rank <= name.rank)))) continue
    best = { length, value: name.named, rank: name.rank, count }
  }
  return best && { length: best.length, value: best.value }
}

/** How many words of the sentence a name takes; small words between its own are passed over. */
const lengthOf = (words: readonly Word[], at: number, { words: wanted }: Name): number => {
  const open = [...wanted]
  let length = 0
  for (let passed = 0; open.length; length++) {
    const word = words[at + length]
    if (!word || (length > 0 && word.pause)) return 0
    const hit = open.findIndex((forms) => word.forms.some((form) => forms.includes(form)))
    if (hit >= 0) open.splice(hit, 1)
    else if (length === 0 || ++passed > 2 || !(EMPTY.has(word.word) || FILL.has(word.word))) return 0
  }
  return length
}
