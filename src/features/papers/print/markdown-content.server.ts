import { Marked, type Token, type Tokens } from 'marked'
import type { PdfContent } from '../../../platform/pdf/document.ts'
import { heading, INK } from './letterhead.server.ts'

const marked = new Marked({ gfm: true })

/** Markdown of an editor for a printed paper; every word of it is there, whatever it stands in. */
export const markdownContent = (markdown: string): PdfContent[] => marked.lexer(markdown).flatMap(blockOf)

const blockOf = (token: Token): PdfContent[] => {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [heading(plain(token))]
    case 'list': {
      const items = (token as Tokens.List).items.map((item) => ({ stack: item.tokens.flatMap(blockOf) }))
      return [(token as Tokens.List).ordered ? { ol: items, ...BELOW } : { ul: items, ...BELOW }]
    }
    case 'blockquote':
      return [{ stack: (token as Tokens.Blockquote).tokens.flatMap(blockOf), margin: [12, 0, 0, 6], color: INK.soft }]
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const body = [header, ...rows].map((row, at) =>
        row.map((cell) => ({ text: inline(cell.tokens), bold: at === 0 })),
      )
      return [{ layout: 'rows', table: { headerRows: 1, widths: header.map(() => '*'), body }, ...BELOW }]
    }
    case 'hr':
      return [{ text: ' ' }]
    case 'text':
      return [{ text: inline((token as Tokens.Text).tokens ?? [token]) }]
    case 'paragraph':
      return [{ text: inline((token as Tokens.Paragraph).tokens), ...BELOW }]
    default:
      return [{ text: plain(token), ...BELOW }]
  }
}

const BELOW = { margin: [0, 0, 0, 6] as [number, number, number, number] }

const inline = (tokens: Token[], bold = false): PdfContent[] =>
  tokens.flatMap((token): PdfContent[] => {
    if (token.type === 'br') return ['\n']
    const inside = 'tokens' in token ? (token.tokens ?? []) : []
    if (inside.length) return inline(inside, bold || token.type === 'strong')
    return [{ text: plain(token), bold }]
  })

/** The words of a token without its signs; entities as they are read. */
const plain = (token: Token): string => {
  const inside = 'tokens' in token ? token.tokens : undefined
  if (inside?.length) return inside.map(plain).join('')
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw
}
