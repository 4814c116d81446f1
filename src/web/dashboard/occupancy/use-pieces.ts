import { useCallback, useMemo, useRef, useState } from 'react'
import { occupancy } from '../../../features/occupancy/occupancy.contract.ts'
import type { SentConflict } from '../../../features/occupancy/occupancy.shape.ts'
import type { Day } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { toast } from '../../ui/toast.ts'
import { say } from '../../words/dashboard.ts'
import { type Bar, barOf } from '../dates/bar.ts'
import { monthAfter, monthsOf } from './calendar-span.ts'

type Piece = AnswerOf<typeof occupancy>['content']

/** What is known of the calendars: bars and conflicts by villa. Loaded by the month, each of all villas at once. */
export const usePieces = () => {
  const [pieces, setPieces] = useState<ReadonlyMap<Day, Piece>>(new Map())
  const asked = useRef(new Set<Day>())
  const load = useCallback(async (months: Day[]) => {
    if (months.length === 0) return
    for (const month of months) asked.current.add(month)
    const found = await Promise.all(
      months.map((from) => outcomeOf(staffApi(occupancy, { query: { from, until: monthAfter(from, 1) } }))),
    )
    const known = months.flatMap((month, index): [Day, Piece][] => {
      const outcome = found[index]
      return outcome?.kind === 'ready' ? [[month, outcome.value.content]] : []
    })
    if (known.length < months.length) {
      const there = new Set(known.map(([month]) => month))
      for (const month of months) if (!there.has(month)) asked.current.delete(month)
      toast('bad', say('form.offline'))
    }
    setPieces((before) => new Map([...before, ...known]))
  }, [])
  /** Loads what is not there yet of these days. */
  const ensure = useCallback(
    (from: Day, until: Day) => load(monthsOf(from, until).filter((month) => !asked.current.has(month))),
    [load],
  )
  /** Loads anew what is known of these days; all of it when none are named. */
  const refresh = useCallback(
    (from?: Day, until?: Day) => load(from && until ? monthsOf(from, until) : [...asked.current]),
    [load],
  )
  const calendars = useMemo(() => calendarsOf(pieces), [pieces])
  return { calendars, ensure, refresh, isKnown: (month: Day) => pieces.has(month) }
}

export type Calendars = { bars: ReadonlyMap<number, Bar[]>; conflicts: ReadonlyMap<number, SentConflict[]> }

/** A bar that reaches over the end of a month comes with both months. */
const calendarsOf = (pieces: ReadonlyMap<Day, Piece>): Calendars => {
  const bars = new Map<string, Bar>()
  const conflicts = new Map<string, SentConflict>()
  for (const [, piece] of [...pieces].sort(([one], [other]) => (one < other ? -1 : 1))) {
    for (const sent of piece.bars) {
      const bar = barOf(sent)
      bars.set(bar.key, bar)
    }
    for (const sent of piece.conflicts) conflicts.set(`${sent[3]} ${sent[4]}`, sent)
  }
  return {
    bars: Map.groupBy(bars.values(), ({ villaId }) => villaId),
    conflicts: Map.groupBy(conflicts.values(), ([villaId]) => villaId),
  }
}
