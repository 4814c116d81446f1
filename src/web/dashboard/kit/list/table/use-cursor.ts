import { useEffect, useRef, useState } from 'react'
import { useKey } from '../../keys/use-key.ts'
import type { Selection } from '../select/use-selection.ts'

const STEPS: Record<string, number> = { j: 1, k: -1 }

/** The row under the keys: J and K move, Enter opens, X selects it and shift X all from the last one selected. */
export const useCursor = <Row extends { id: number }>(
  rows: Row[],
  open?: (row: Row) => void,
  selection?: Selection,
) => {
  const [cursor, setCursor] = useState(-1)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => setCursor((at) => Math.min(at, rows.length - 1)), [rows.length])
  const select = (row: Row, whole: boolean) => {
    const last = rows.findIndex(({ id }) => id === selection?.last)
    if (!whole || last < 0) return selection?.toggle(row.id)
    const [from, until] = [Math.min(last, cursor), Math.max(last, cursor)]
    selection?.add(rows.slice(from, until + 1).map(({ id }) => id))
  }
  useKey((event) => {
    const row = rows[cursor]
    const onControl = event.target instanceof Element && event.target.closest('a, button') !== null
    if (event.key === 'Enter' && row && open && !onControl) {
      open(row)
      return true
    }
    if (event.key.toLowerCase() === 'x' && row && selection) {
      select(row, event.shiftKey)
      return true
    }
    const step = STEPS[event.key]
    if (!step || rows.length === 0) return false
    const next = Math.max(0, Math.min(rows.length - 1, cursor + step))
    setCursor(next)
    body.current?.querySelectorAll('[data-row]')[next]?.scrollIntoView({ block: 'nearest' })
    return true
  })
  return { cursor, body }
}
