import type { LetterFacts } from '../letter-facts.ts'
import { type Block, blocksOf, type Link, type Piece, piecesOf, type Span } from './letter-text.ts'

/** A span with its facts in it: `to` is the address of a link that may be followed. */
export type Filled = { kind: Span['kind']; text: string; to: string }
export type FilledBlock =
  | { kind: 'paragraph' | 'list'; lines: Filled[][] }
  | { kind: 'heading'; spans: Filled[] }
  | { kind: 'rows'; rows: { label: Filled[]; value: Filled[] }[] }
  | { kind: 'buttons'; buttons: Filled[] }

/** A text names a word that nobody told it. */
export class UnknownWord extends Error {
  readonly word: string
  constructor(word: string) {
    super(`undefined variable: ${word}`)
    this.word = word
  }
}

/**
 * The blocks of a text with its facts. A row without a value, a line of nothing but empty facts and a link that leads
 * nowhere are left out. Throws `UnknownWord`.
 */
export const filledBlocks = (text: string, facts: LetterFacts): FilledBlock[] =>
  blocksOf(text)
    .map((block) => fillBlock(block, facts))
    .filter((block) => !isEmpty(block))

/** One line: a subject, a preheader. Line breaks of facts become spaces. */
export const filledLine = (text: string, facts: LetterFacts): string =>
  fill(piecesOf(text), facts)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const fillBlock = (block: Block, facts: LetterFacts): FilledBlock => {
  const spans = (each: Span[]) => each.map((span) => fillSpan(span, facts))
  switch (block.kind) {
    case 'heading':
      return { kind: 'heading', spans: spans(block.spans) }
    case 'buttons':
      return { kind: 'buttons', buttons: block.buttons.map((link) => fillSpan(link, facts)).filter(({ to }) => to) }
    case 'rows': {
      const rows = block.rows.map(({ label, value }) => ({ label: spans(label), value: spans(value) }))
      return { kind: 'rows', rows: rows.filter(({ value }) => textOf(value)) }
    }
    default:
      return { kind: block.kind, lines: block.lines.map(spans).filter((line) => textOf(line)) }
  }
}

const fillSpan = (span: Span | Link, facts: LetterFacts): Filled => {
  const text = fill(span.pieces, facts)
  return { kind: span.kind, text, to: span.kind === 'link' ? safeAddress(fill(span.to, facts)) : '' }
}

const fill = (pieces: Piece[], facts: LetterFacts): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if (!Object.hasOwn(facts, piece.word)) throw new UnknownWord(piece.word)
      return String(facts[piece.word] ?? '')
    })
    .join('')

/** Only pages, mail and telephone: never a script. */
const safeAddress = (address: string): string =>
  /^(https?:\/\/|mailto:|tel:)[^\s"'<>]+$/i.test(address) ? address : ''

export const textOf = (spans: Filled[]): string =>
  spans
    .map(({ text }) => text)
    .join('')
    .trim()

const isEmpty = (block: FilledBlock): boolean => {
  switch (block.kind) {
    case 'heading':
      return !textOf(block.spans)
    case 'buttons':
      return block.buttons.length === 0
    case 'rows':
      return block.rows.length === 0
    default:
      return block.lines.length === 0
  }
}
