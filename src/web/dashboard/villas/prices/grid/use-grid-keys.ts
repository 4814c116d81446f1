import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Grid, Place } from './use-grid.ts'

/**
 * The keys of the grid. Arrows walk, with Shift they select; a digit or Enter begins to type into the cell with the
 * cursor, so does a second press on it; Enter and Tab finish; Delete empties; Ctrl Z takes back, Ctrl S saves.
 * `typing` is what was begun with.
 */
export const useGridKeys = (grid: Grid, columns: number, onSave: () => void) => {
  const [typing, setTyped] = useState<string>()
  const setTyping = (begun: string | undefined) => grid.mayWrite && setTyped(begun)
  const table = useRef<HTMLTableElement>(null)
  const { line, column } = grid.cursor
  const wantsFocus = useRef(false)
  useLayoutEffect(() => {
    if (!wantsFocus.current || typing !== undefined) return
    wantsFocus.current = false
    table.current?.querySelector<HTMLElement>('[data-cursor]')?.focus()
  })

  const go = (down: number, right: number, extend = false) => {
    wantsFocus.current = true
    grid.move({ line: line + down, column: column + right }, extend)
  }
  const stop = (goesOn: boolean) => {
    wantsFocus.current = goesOn
    setTyping(undefined)
  }
  const finish = (text: string, step: 'down' | 'right' | 'stay') => {
    if (!grid.type({ line, column }, text)) return
    stop(step !== 'stay')
    if (step !== 'stay') go(step === 'down' ? 1 : 0, step === 'right' ? 1 : 0)
  }
  /** Does what a key is for; false when it is not ours. */
  const press = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const step = STEPS[key]
    if (ctrlKey || metaKey || altKey) return false
    if (key === 'Tab') {
      const next = column + (shiftKey ? -1 : 1)
      if (next >= 0 && next < columns) go(0, next - column)
      return next >= 0 && next < columns // at the edge the focus leaves the grid
    }
    if (step) go(step[0], step[1], shiftKey)
    else if (key === 'Enter' || key === 'F2') setTyping('')
    else if (key === 'Delete' || key === 'Backspace') grid.clear()
    else if (/^[\d,.]$/.test(key)) setTyping(key)
    else return false
    return true
  }
  useCommands({ z: () => typing === undefined && grid.undo(), s: onSave })
  return {
    table,
    typing,
    begin: () => setTyping(''),
    drop: () => stop(true),
    finish,
    onKey: (event: KeyboardEvent) => {
      if (typing === undefined && press(event)) event.preventDefault()
    },
    pick: (to: Place, extend: boolean) => {
      const isAgain = !extend && to.line === line && to.column === column
      setTyping(isAgain && typing === undefined ? '' : undefined)
      grid.move(to, extend)
    },
  }
}

/** Ctrl/⌘ and a letter, wherever on the page the focus is. */
const useCommands = (commands: Record<string, () => void>) => {
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const run = (event.ctrlKey || event.metaKey) && !event.altKey ? latest.current[event.key] : undefined
      if (!run || document.querySelector('dialog[open], [data-modal]')) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const STEPS: Record<string, [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}
