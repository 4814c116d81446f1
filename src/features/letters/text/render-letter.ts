import type { Language } from '../../../kernel/language.ts'
import type { LetterFacts } from '../letter-facts.ts'
import { type FilledBlock, filledBlocks, filledLine, textOf } from './fill-letter.ts'
import { letterPage } from './letter-html.ts'
import { chatText, plainText } from './letter-plain.ts'

export type Wording = { subject: string; body: string }
export type Rendered = { subject: string; html: string; text: string }

/** The subject (one line, no markup), the HTML and the plain text of a letter. Throws `UnknownWord`. */
export const renderLetter = (wording: Wording, facts: LetterFacts, language: Language = 'tr'): Rendered => {
  const blocks = filledBlocks(wording.body, facts)
  const foot = footOf(facts)
  return {
    subject: filledLine(wording.subject, facts),
    html: letterPage(blocks, {
      ...{ language, foot, preheader: preheaderOf(blocks) },
      brand: fact(facts, 'firma_adi'),
      photo: fact(facts, 'villa_foto'),
      photoText: fact(facts, 'villa_adi'),
      logo: fact(facts, 'firma_logo'),
    }),
    text: plainText(blocks, foot),
  }
}

/** The same for WhatsApp. Throws `UnknownWord`. */
export const renderChat = (wording: string, facts: LetterFacts): string => chatText(filledBlocks(wording, facts))

const fact = (facts: LetterFacts, word: string): string => String(facts[word] ?? '')

const footOf = (facts: LetterFacts): string[] =>
  [
    [
      fact(facts, 'firma_adi'),
      fact(facts, 'tursab_no') && `TÜRSAB ${fact(facts, 'tursab_no')}`,
      fact(facts, 'firma_tel'),
    ]
      .filter(Boolean)
      .join(' · '),
    fact(facts, 'firma_adres'),
  ].filter(Boolean)

const LONGEST_PREHEADER = 140

/** What an inbox shows beside the subject: the first paragraph that says more than a greeting. */
const preheaderOf = (blocks: FilledBlock[]): string => {
  const lines = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.lines.map(textOf) : []))
  return (lines.find((line) => line.length > 40) ?? lines[0] ?? '').slice(0, LONGEST_PREHEADER)
}
