/** What a letter may name, as it was when the letter was written. */
export type LetterFacts = Record<string, string | number | boolean | null>
