import type { Span } from '../../../features/occupancy/free-nights.ts'
import { addDays, type Day, daysBetween } from '../../../kernel/day.ts'
import { type Bar, isStay } from '../dates/bar.ts'

/**
 * What is being moved, stretched or drawn: `held` by the pointer or the keys, `asking` while the server decides, `back`
 * on its way to where it was.
 */
export type Ghost = Span & {
  act: 'move' | 'until' | 'from' | 'create'
  villaId: number
  bar?: Bar
  /** The day it was taken hold of. */
  grip: Day
  phase: 'held' | 'asking' | 'back'
}

export const pickUp = (bar: Bar, act: 'move' | 'until' | 'from', grip: Day): Ghost => {
  const { villaId, from, until } = bar
  return { act, villaId, bar, from, until, grip, phase: 'held' }
}

/** Nights being drawn on a free place, the first one for now. */
export const begin = (villaId: number, day: Day): Ghost => ({
  act: 'create',
  villaId,
  from: day,
  until: addDays(day, 1),
  grip: day,
  phase: 'held',
})

/** As it is when the pointer or the cursor has come to a day. A stay keeps one night at least. */
export const draggedTo = (ghost: Ghost, day: Day): Ghost => {
  const { act, bar, grip } = ghost
  if (act === 'create')
    return day < grip
      ? { ...ghost, from: day, until: addDays(grip, 1) }
      : { ...ghost, from: grip, until: addDays(day, 1) }
  if (!bar) return ghost
  const by = daysBetween(grip, day)
  if (act === 'move') return { ...ghost, from: addDays(bar.from, by), until: addDays(bar.until, by) }
  if (act === 'until') return { ...ghost, until: later(addDays(bar.until, by), addDays(bar.from, 1)) }
  return { ...ghost, from: sooner(addDays(bar.from, by), addDays(bar.until, -1)) }
}

/** By how many days the keys move it, or stretch its end. */
export const nudged = (ghost: Ghost, by: number, stretch: boolean): Ghost => {
  const until = addDays(ghost.until, by)
  if (stretch || ghost.act === 'create') return { ...ghost, until: later(until, addDays(ghost.from, 1)) }
  return { ...ghost, from: addDays(ghost.from, by), until }
}

export const hasChanged = ({ bar, from, until }: Ghost): boolean => !bar || bar.from !== from || bar.until !== until

/** How many bars stand in its way as far as is known here; the server decides. */
export const obstacles = (bars: readonly Bar[], { bar, from, until }: Ghost): Bar[] =>
  bars.filter(
    (other) => other.key !== bar?.key && other.state !== 'REQUEST' && other.from < until && from < other.until,
  )

/** May whoever looks take hold of it? */
export const isMovable = (bar: Bar): boolean => !bar.fixed

export const kindOf = (bar: Bar): 'stay' | 'closing' => (isStay(bar) ? 'stay' : 'closing')

const later = (one: Day, other: Day): Day => (one > other ? one : other)
const sooner = (one: Day, other: Day): Day => (one < other ? one : other)
