import type { FeedError } from '../feed.shape.ts'

/** A feed, or one event of it, that can't be used; `error` says why and where. */
export class FeedFault extends Error {
  readonly error: FeedError
  constructor(code: FeedError['code'], facts: Omit<FeedError, 'code'> = {}) {
    super(code)
    this.error = { code, ...facts }
  }
}

/** A line of a calendar file as it was before it was folded; `number` is where it begins, from 1. */
export type Line = { number: number; text: string }
/** The lines of one event that say when it is and what it is; what guests wrote in it is not looked at. */
export type EventBlock = { number: number; lines: Line[] }

const MATTERS = /^(UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|SEQUENCE|SUMMARY|STATUS|TRANSP)(?=[;:])/i
const LONGEST_SHOWN = 60

/** A line as staff read it in an error. */
export const shortened = ({ number, text }: Line): Pick<FeedError, 'line' | 'text'> => {
  const seen = text.replace(/\p{Cc}/gu, ' ').trim()
  return { line: number, text: seen.length > LONGEST_SHOWN ? `${seen.slice(0, LONGEST_SHOWN - 1)}…` : seen }
}

/**
 * The events of a calendar file. Throws 'empty', 'unreadable' for what is no calendar, 'cut' when something that begins
 * does not end, 'too-many' beyond `most` events.
 */
export const eventBlocks = (file: string, most: number): EventBlock[] => {
  const lines = unfolded(file)
  const first = lines.find(({ text }) => text.trim())
  if (!first) throw new FeedFault('empty')
  if (!/^BEGIN:VCALENDAR\s*$/i.test(first.text)) throw new FeedFault('unreadable', shortened(first))
  const open: string[] = []
  const blocks: EventBlock[] = []
  for (const line of lines) {
    const [, mark, name = ''] = /^(BEGIN|END):([A-Z-]{1,40})\s*$/i.exec(line.text.slice(0, 60)) ?? []
    const part = name.toUpperCase()
    if (mark?.toUpperCase() === 'BEGIN') {
      open.push(part)
      if (part === 'VEVENT' && blocks.push({ number: line.number, lines: [] }) > most) throw new FeedFault('too-many')
    } else if (mark) {
      if (open.pop() !== part) throw new FeedFault('cut', shortened(line))
    } else if (open.at(-1) === 'VEVENT' && MATTERS.test(line.text.slice(0, 20))) blocks.at(-1)?.lines.push(line)
  }
  if (open.length) throw new FeedFault('cut', shortened(lastOf(lines)))
  return blocks
}

/** A line that begins with a space goes on with the one before it. */
const unfolded = (file: string): Line[] => {
  const lines: { number: number; parts: string[] }[] = []
  const rows = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  for (const [index, row] of rows.entries()) {
    const before = lines.at(-1)
    if (before && /^[ \t]/.test(row)) before.parts.push(row.slice(1))
    else lines.push({ number: index + 1, parts: [row] })
  }
  return lines.map(({ number, parts }) => ({ number, text: parts.join('') }))
}

const lastOf = (lines: Line[]): Line => lines.findLast(({ text }) => text.trim()) ?? { number: 1, text: '' }
