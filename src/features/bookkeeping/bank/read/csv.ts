import { fold } from '../../../../kernel/slug.ts'
import type { CsvLayout, ToldRow } from '../bank.shape.ts'
import { amountIn, dayIn, MOST_ROWS, unreadable } from './statement-text.ts'

const SIGNS = [';', '\t', '|', ','] as const
const MOST_COLUMNS = 60

/** The cells of a CSV by its lines; cells in quotes may hold anything. Its sign is the one that splits most lines. */
export const cellsOf = (text: string): string[][] => {
  const sign = signOf(text)
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let quoted = false
  const endLine = () => {
    line.push(cell.trim())
    if (line.some(Boolean)) lines.push(line)
    line = []
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (quoted && letter === '"' && text[at + 1] === '"') cell += text[++at]
    else if (letter === '"' && (quoted || cell === '')) quoted = !quoted
    else if (!quoted && letter === sign) cell = endCell(line, cell)
    else if (!quoted && (letter === '\n' || letter === '\r')) endLine()
    else if (cell !== '' || letter.trim() !== '') cell += letter // to trim a cell at each quote takes for ever
    if (lines.length > MOST_ROWS + 100) throw unreadable('statement-rows', { most: MOST_ROWS })
  }
  if (quoted) throw unreadable('statement-format')
  endLine()
  return lines
}

const endCell = (line: string[], cell: string): string => {
  if (line.length >= MOST_COLUMNS) throw unreadable('statement-format')
  line.push(cell.trim())
  return ''
}

const signOf = (text: string): string => {
  const lines = text.slice(0, 20_000).split(/\r?\n/).slice(0, 60)
  const score = (sign: string) => lines.filter((line) => line.split(sign).length > 3).length
  return SIGNS.reduce((best, sign) => (score(sign) > score(best) ? sign : best), SIGNS[0])
}

/** How banks head their columns. */
const HEADS: Record<keyof CsvLayout, RegExp> = {
  day: /^(valor|valor tarihi|islem tarihi|tarih|tarih saat|tarih\/saat|date|value date|booking date)$/,
  amount: /^(tutar|islem tutari|tutar \(?(tl|try|eur|usd|gbp)\)?|amount|hareket tutari)$/,
  debit: /^(borc|cikan|cekilen|debit|borc tutari|giden)$/,
  credit: /^(alacak|giren|yatan|credit|alacak tutari|gelen)$/,
  text: /^(aciklama|islem aciklamasi|description|detay|aciklamalar)$/,
  name: /^(karsi taraf|gonderen|gonderen adi|alici\/gonderen|karsi hesap adi|unvan|ad soyad|karsi taraf adi|name)$/,
  reference: /^(referans|referans no|dekont no|islem no|fis no|fis\/dekont no|islem referansi|reference)$/,
}

/** The line of the heads and what they say; undefined when no line has a day, a text and an amount. */
export const headsOf = (cells: readonly string[][]): { at: number; heads: string[]; layout?: CsvLayout } => {
  for (const [at, heads] of cells.slice(0, 40).entries()) {
    const find = (of: keyof CsvLayout) => heads.findIndex((head) => HEADS[of].test(fold(head).replace(/\s+/g, ' ')))
    const [day, text] = [find('day'), find('text')]
    const [amount, debit, credit, name, reference] = (['amount', 'debit', 'credit', 'name', 'reference'] as const).map(
      (of) => (find(of) < 0 ? null : find(of)),
    )
    if (day < 0 || text < 0 || (amount == null && (debit == null || credit == null))) continue
    const found = { amount: amount ?? null, debit: debit ?? null, credit: credit ?? null }
    return { at, heads, layout: { day, text, ...found, name: name ?? null, reference: reference ?? null } }
  }
  const at = Math.max(
    0,
    cells.findIndex((line) => line.filter(Boolean).length >= 3),
  )
  return { at, heads: cells[at] ?? [] }
}

/**
 * The rows of a CSV by its columns. Lines before the first day and after the last one (heads, sums) are left alone; a
 * line in between that can't be read refuses the whole file.
 */
export const csvRows = (cells: readonly string[][], layout: CsvLayout): ToldRow[] => {
  const isRow = (line: readonly string[]) => dayIn(line[layout.day] ?? '') !== undefined
  const [first, last] = [cells.findIndex(isRow), cells.findLastIndex(isRow)]
  if (first < 0) return []
  return cells.slice(first, last + 1).flatMap((line, index) => rowOf(line, layout, first + index + 1))
}

const rowOf = (line: readonly string[], layout: CsvLayout, row: number): ToldRow[] => {
  const cell = (at: number | null) => (at === null ? '' : (line[at] ?? ''))
  const day = dayIn(cell(layout.day))
  if (!day) throw unreadable('statement-day', { row })
  const amount = amountOf(cell, layout)
  if (amount === undefined) throw unreadable('statement-amount', { row })
  if (amount === 0) return []
  const [name, text, reference] = [cell(layout.name), cell(layout.text), cell(layout.reference)]
  return [{ day, amount, currency: null, name, text, reference }]
}

const amountOf = (cell: (at: number | null) => string, layout: CsvLayout): number | undefined => {
  if (layout.amount !== null) return amountIn(cell(layout.amount))
  const [went, came] = [cell(layout.debit), cell(layout.credit)].map((written) => (written ? amountIn(written) : 0))
  return went === undefined || came === undefined ? undefined : Math.abs(came) - Math.abs(went)
}
