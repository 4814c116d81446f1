import { type Filled, type FilledBlock, textOf } from './fill-letter.ts'

type Manner = { bold: (text: string) => string; row: (label: string, value: string) => string }

const AS_MAIL: Manner = { bold: (text) => text, row: (label, value) => `${label}: ${value}` }
const AS_CHAT: Manner = { bold: (text) => `*${text.trim()}*`, row: (label, value) => `${label}: *${value}*` }

/** The part of a mail that reads as text. */
export const plainText = (blocks: FilledBlock[], foot: string[]): string =>
  [...blocks.map((block) => blockText(block, AS_MAIL)), ['--', ...foot].join('\n')].join('\n\n')

/** A text for WhatsApp: `*bold*`, addresses as they are. */
export const chatText = (blocks: FilledBlock[]): string => blocks.map((block) => blockText(block, AS_CHAT)).join('\n\n')

const blockText = (block: FilledBlock, manner: Manner): string => {
  const line = (spans: Filled[]) => spans.map((span) => spanText(span, manner)).join('')
  switch (block.kind) {
    case 'heading':
      return manner.bold(textOf(block.spans))
    case 'buttons':
      return block.buttons.map(({ text, to }) => `${text}:\n${to}`).join('\n\n')
    case 'rows':
      return block.rows.map(({ label, value }) => manner.row(textOf(label), textOf(value))).join('\n')
    case 'list':
      return block.lines.map((spans) => `- ${line(spans)}`).join('\n')
    default:
      return block.lines.map(line).join('\n')
  }
}

const spanText = ({ kind, text, to }: Filled, { bold }: Manner): string => {
  if (kind === 'bold') return bold(text)
  return to && to !== text ? `${text}: ${to.replace(/^(mailto|tel):/, '')}` : text
}
