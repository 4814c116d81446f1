import { useState } from 'react'
import { addDays, type Day } from '../../../../kernel/day.ts'
import { isWithin, type Years } from '../calendar-span.ts'
import type { Line, VillaLine } from '../rows.ts'

/** Where the keys are: a villa's line and one of its days. */
export type Cursor = { index: number; villaId: number; top: number; day: Day }

/** The cursor of the keys; what is pressed with the pointer moves it too. */
export const useCursor = (lines: Line[], years: Years) => {
  const [cursor, setCursor] = useState<Cursor>()
  const villas = lines.filter((line): line is VillaLine => 'villa' in line)
  const put = (index: number, day: Day) => {
    const line = villas[Math.max(0, Math.min(villas.length - 1, index))]
    if (line && isWithin(day, years)) setCursor({ index: line.index, villaId: line.villa.id, top: line.top, day })
  }
  const walk = (lineBy: number, dayBy: number, from: Day) =>
    cursor ? put(cursor.index + lineBy, addDays(cursor.day, dayBy)) : put(0, from)
  return { cursor: cursor && villas[cursor.index]?.villa.id === cursor.villaId ? cursor : undefined, put, walk }
}
