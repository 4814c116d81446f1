/** A piece of a text: as it is written, or the word of a fact. */
export type Piece = string | { word: string }
export type Span = { kind: 'plain' | 'bold'; pieces: Piece[] } | { kind: 'link'; pieces: Piece[]; to: Piece[] }
export type Link = Extract<Span, { kind: 'link' }>

/** What a letter is made of, from top to bottom. Buttons of one block stand together, the first is the main one. */
export type Block =
  | { kind: 'paragraph' | 'list'; lines: Span[][] }
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'rows'; rows: { label: Span[]; value: Span[] }[] }
  | { kind: 'buttons'; buttons: Link[] }

/** The longest text of a letter; longer ones are refused where they are written. */
export const MOST_TEXT = 8_000

/**
 * The blocks of a text. An empty line parts paragraphs; `# `, `## ` or `### ` begins a heading, `- ` an item,
 * `| label | value |` a row;
 * `**bold**`, `[label](address)`, a line of nothing but a link is a button; `{{ word }}` stands for a fact. Whatever
 * else is written is text: nothing in it is run, and a fact can't become anything but text.
 */
export const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = []
  let open = false
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (!line) {
      open = false
      continue
    }
    const next = blockOf(line)
    const last = blocks.at(-1)
    if (!(open && last && joined(last, next))) blocks.push(next)
    open = true
  }
  return blocks
}

/** The words that a text names, each once; '{{' for one that is not written to its end. */
export const wordsIn = (text: string): string[] => {
  const words = [...text.matchAll(WORD)].map(([, word]) => (word ?? '').trim())
  return [...new Set([...words, ...(text.replace(WORD, '').match(/\{\{|\}\}/g) ?? [])])]
}

/** The pieces of a text of one line, e.g. a subject. */
export const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(WORD)) {
    if (match.index > from) pieces.push(text.slice(from, match.index))
    pieces.push({ word: (match[1] ?? '').trim() })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}

const WORD = /\{\{([^{}\n]{0,80})\}\}/g
const LINK = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,300}|\{\{[^{}\n]{1,80}\}\})\)/g
const ONLY_LINK = new RegExp(`^${LINK.source}$`)

const blockOf = (line: string): Block => {
  const heading = /^#{1,3} (.*)$/.exec(line)
  if (heading) return { kind: 'heading', spans: spansOf(heading[1] ?? '') }
  if (line.startsWith('- ')) return { kind: 'list', lines: [spansOf(line.slice(2))] }
  const row = /^\|([^|]+)\|([^|]*)\|?$/.exec(line)
  if (row)
    return { kind: 'rows', rows: [{ label: spansOf(row[1]?.trim() ?? ''), value: spansOf(row[2]?.trim() ?? '') }] }
  const button = ONLY_LINK.exec(line)
  if (button) return { kind: 'buttons', buttons: [linkOf(button)] }
  return { kind: 'paragraph', lines: [spansOf(line)] }
}

/** Puts a block of one line to the block before it when they are of one kind. */
const joined = (last: Block, next: Block): boolean => {
  if (last.kind === 'rows' && next.kind === 'rows') last.rows.push(...next.rows)
  else if (last.kind === 'buttons' && next.kind === 'buttons') last.buttons.push(...next.buttons)
  else if ('lines' in last && 'lines' in next && last.kind === next.kind) last.lines.push(...next.lines)
  else return false
  return true
}

const linkOf = ([, label = '', to = '']: RegExpExecArray | RegExpMatchArray): Link => ({
  kind: 'link',
  pieces: piecesOf(label),
  to: piecesOf(to),
})

const spansOf = (text: string): Span[] => {
  const spans: Span[] = []
  let from = 0
  for (const match of text.matchAll(LINK)) {
    spans.push(...boldIn(text.slice(from, match.index)), linkOf(match))
    from = match.index + match[0].length
  }
  return [...spans, ...boldIn(text.slice(from))]
}

const boldIn = (text: string): Span[] =>
  text.split('**').flatMap((part, index, parts): Span[] => {
    if (!part) return []
    const closed = index % 2 === 1 && index < parts.length - 1
    return [{ kind: closed ? 'bold' : 'plain', pieces: piecesOf(index % 2 === 1 && !closed ? `**${part}` : part) }]
  })
