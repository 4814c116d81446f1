import type { OccupancyVilla } from '../../../features/occupancy/occupancy.contract.ts'
import { fold } from '../../../kernel/slug.ts'

export const ROW = 34
export const HEAD = 24

/** A line of the calendar: the name of a town, or a villa. */
export type Line = { top: number } & ({ town: string; count: number } | { villa: OccupancyVilla; index: number })
export type VillaLine = Extract<Line, { villa: OccupancyVilla }>

export type RowFilter = { town: string; type: string; owner: string; guests: number; q: string }

export const filtered = (villas: OccupancyVilla[], { town, type, owner, guests, q }: RowFilter): OccupancyVilla[] => {
  const wanted = fold(q)
  return villas.filter(
    (villa) =>
      (!town || villa.town === town) &&
      (!type || villa.types.includes(type)) &&
      (!owner || villa.owner === owner) &&
      villa.guests >= guests &&
      (!wanted || fold(`${villa.name} ${villa.code}`).includes(wanted)),
  )
}

/** Town by town, each line with its place. */
export const linesOf = (villas: OccupancyVilla[]): { lines: Line[]; height: number } => {
  const lines: Line[] = []
  let top = 0
  let index = 0
  for (const [town, own] of Map.groupBy(villas, (villa) => villa.town)) {
    lines.push({ top, town, count: own.length })
    top += HEAD
    for (const villa of own) {
      lines.push({ top, villa, index: index++ })
      top += ROW
    }
  }
  return { lines, height: top }
}

/** The lines between two heights. */
export const linesWithin = (lines: Line[], from: number, until: number): Line[] => {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.top ?? 0) + ROW <= from) low = middle + 1
    else high = middle
  }
  const end = lines.findIndex(({ top }, at) => at >= low && top >= until)
  return lines.slice(low, end < 0 ? undefined : end)
}

/**
 * The lines as they stand on sheets of paper, the first with less room than the others; each sheet's lines begin at its
 * top.
 */
export const sheetsOf = (lines: Line[], { first, other }: { first: number; other: number }): Line[][] => {
  const sheets: Line[][] = []
  let start = 0
  for (const line of lines) {
    const sheet = sheets.at(-1)
    const room = sheets.length > 1 ? other : first
    if (sheet && line.top + ROW - start <= room) sheet.push({ ...line, top: line.top - start })
    else {
      start = line.top
      sheets.push([{ ...line, top: 0 }])
    }
  }
  return sheets
}
