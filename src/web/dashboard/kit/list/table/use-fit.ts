import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Fitting, lesserFirst } from './lesser.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * The columns that fit beside each other: where the frame is too narrow, the lesser ones go until nothing scrolls
 * sideways. They come back with the room, and on paper all are there.
 */
export const useFit = <Column extends Fitting>(columns: Column[], rows: readonly unknown[]) => {
  const frame = useRef<HTMLDivElement>(null)
  const [gone, setGone] = useState(NONE)
  const printing = usePrinting()
  const keys = columns.map(({ key }) => key).join()
  useEffect(() => {
    const box = frame.current
    if (!box) return
    let width = box.clientWidth
    const observer = new ResizeObserver(() => {
      if (box.clientWidth !== width) setGone(new Set()) // another one, so that it is measured anew
      width = box.clientWidth
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when other rows or columns stand there
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || printing || box.clientWidth === 0 || wider(box) <= 1) return
    const shown = columns.filter(({ key }) => !gone.has(key))
    const widths = [...box.querySelectorAll('th')].map((head) => head.offsetWidth)
    let over = wider(box)
    const leaving = new Set(gone)
    for (const key of lesserFirst(shown)) {
      if (over <= 0) break
      leaving.add(key)
      over -= widths[shown.findIndex((column) => column.key === key)] ?? 0
    }
    if (leaving.size > gone.size) setGone(leaving)
  }, [keys, rows, gone, printing])
  return { frame, fitting: printing ? columns : columns.filter(({ key }) => !gone.has(key)) }
}

/** By how much its table is wider than the frame, which need not scroll; a part of a pixel is none. */
const wider = (box: HTMLElement): number => (box.querySelector('table')?.offsetWidth ?? 0) - box.clientWidth

const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal })
    addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => leaving.abort()
  }, [])
  return printing
}
