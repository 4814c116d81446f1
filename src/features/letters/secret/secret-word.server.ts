import type { Sealer } from '../../../platform/sealed.ts'
import type { LetterFacts } from '../letter-facts.ts'

/** The word whose value opens an account: sealed in the outbox, and hidden in the copy of what was sent. */
const WORD = 'hesap_linki'
const PLACE = 'letter.hesap_linki.0'
const HIDDEN = 'https://gizli.invalid/'

/** A link that opens an account, as a fact of a letter. */
export const secretFact = (sealer: Sealer, url: string): LetterFacts => ({ [WORD]: sealer.seal(url, PLACE) })

/** The facts as their reader gets them; null when nobody has the key any more. */
export const openedFacts = (sealer: Sealer, facts: LetterFacts): LetterFacts | null => {
  if (!(WORD in facts)) return facts
  const url = sealer.open(String(facts[WORD]), PLACE)
  return url === null ? null : { ...facts, [WORD]: url }
}

/** The facts as the outbox keeps them beside what was sent. */
export const hiddenFacts = (facts: LetterFacts): LetterFacts => (WORD in facts ? { ...facts, [WORD]: HIDDEN } : facts)
