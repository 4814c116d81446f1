import { useState } from 'react'
import type { GridRow } from '../../../../../features/pricing/prices/grid/price-grid.contract.ts'
import type { Period, SeasonChange } from '../../../../../features/pricing/prices/season-edit.ts'
import { cellKey, cellOf, type Edits, pasted, readValue, type Shown, withPercent } from './grid-cells.ts'

/** A place in the grid: the line of a villa, the column of a period. */
export type Place = { line: number; column: number }
export type Area = { top: number; bottom: number; left: number; right: number }

/**
 * What is typed into the grid and not saved yet, where the cursor stands, and the way back. Who may not write walks
 * through it and reads.
 */
export const useGrid = (rows: GridRow[], periods: Period[], shown: Shown, mayWrite: boolean) => {
  const [history, setHistory] = useState<Edits[]>([new Map()])
  const [cursor, setCursor] = useState<Place>({ line: 0, column: 0 })
  const [anchor, setAnchor] = useState<Place>()
  const [faulty, setFaulty] = useState<string>()
  const edits = history.at(-1) ?? new Map<string, SeasonChange>()
  const area = areaOf(cursor, anchor ?? cursor)

  const sheet = { rows, periods, shown, edits }
  const valueAt = (place: Place) => valueIn(sheet, place)
  const write = (values: Value[]): void => {
    if (!mayWrite) return
    setFaulty(undefined)
    setHistory((steps) => [...steps.slice(-50), written(sheet, values)])
  }
  const inArea = (): Place[] => placesIn(area)
  return {
    mayWrite,
    edits,
    cursor,
    area,
    faulty,
    valueAt,
    move: (to: Place, extend = false) => {
      const place = { line: within(to.line, rows.length), column: within(to.column, periods.length) }
      setAnchor(extend ? (anchor ?? cursor) : undefined)
      setCursor(place)
    },
    /** Writes what was typed into a cell; false when it makes no sense. */
    type: (place: Place, text: string): boolean => {
      const value = readValue(text, shown)
      if (value === undefined) {
        setFaulty(text)
        return false
      }
      write([{ place, value }])
      return true
    },
    clear: () => shown !== 'minNights' && write(inArea().map((place) => ({ place, value: null }))),
    paste: (text: string) => {
      const cells = pasted(text).flatMap((texts, down) =>
        texts.map((each, right) => ({
          place: { line: area.top + down, column: area.left + right },
          value: readValue(each, shown),
        })),
      )
      const good = cells.flatMap(({ place, value }) => (value === undefined ? [] : [{ place, value }]))
      write(good)
      if (good.length < cells.length) setFaulty(text)
    },
    /** The first value of each line of the selection in all its cells. */
    fillRight: () => write(inArea().map((place) => ({ place, value: valueAt({ ...place, column: area.left }) }))),
    fillDown: () => write(inArea().map((place) => ({ place, value: valueAt({ ...place, line: area.top }) }))),
    raise: (percent: number) =>
      write(
        inArea().flatMap((place) => {
          const value = valueAt(place)
          return value === null || shown === 'minNights' ? [] : [{ place, value: withPercent(value, percent) }]
        }),
      ),
    undo: () => setHistory((steps) => (steps.length > 1 ? steps.slice(0, -1) : steps)),
    reset: () => setHistory([new Map()]),
    /** These edits are stored: what was typed since stays. */
    stored: (edits: Edits) =>
      setHistory((steps) => [new Map([...(steps.at(-1) ?? [])].filter(([key, edit]) => edits.get(key) !== edit))]),
  }
}
export type Grid = ReturnType<typeof useGrid>

type Sheet = { rows: GridRow[]; periods: Period[]; shown: Shown; edits: Edits }
type Value = { place: Place; value: number | null }

/** What stands in a cell, as typed or else as stored. */
const valueIn = ({ rows, periods, shown, edits }: Sheet, { line, column }: Place): number | null => {
  const [row, period] = [rows[line], periods[column]]
  if (!row || !period) return null
  const edit = edits.get(cellKey(row.id, period))?.[shown]
  return edit === undefined ? cellOf(row, period, shown).low : edit
}

/** The edits with values written; those that change nothing are none. */
const written = ({ rows, periods, shown, edits }: Sheet, values: Value[]): Edits => {
  const next = new Map(edits)
  for (const { place, value } of values) {
    const [row, period] = [rows[place.line], periods[place.column]]
    if (!row || !period) continue
    const key = cellKey(row.id, period)
    const { [shown]: _, ...rest } = next.get(key) ?? {}
    const { low, high, unpriced } = cellOf(row, period, shown)
    const isAsStored = low === value && high === value && (unpriced === 0 || value === null)
    const change = isAsStored ? rest : { ...rest, [shown]: value }
    if (Object.keys(change).length) next.set(key, change)
    else next.delete(key)
  }
  return next
}

/** All places of an area, line by line. */
export const placesIn = ({ top, bottom, left, right }: Area): Place[] =>
  range(top, bottom).flatMap((line) => range(left, right).map((column) => ({ line, column })))

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const areaOf = (one: Place, other: Place): Area => ({
  top: Math.min(one.line, other.line),
  bottom: Math.max(one.line, other.line),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

const within = (index: number, length: number): number => Math.max(0, Math.min(length - 1, index))
