import { useEffect, useState } from 'react'
import { GAP_REACH, type Span } from '../../../features/occupancy/free-nights.ts'
import { villaOccupancy } from '../../../features/occupancy/occupancy.contract.ts'
import { addDays, isDay } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'

export type VillaCalendarAnswer = AnswerOf<typeof villaOccupancy>['content']

/** The calendar of a villa around some nights; undefined while they are not chosen or not yet known. */
export const useVillaCalendar = (
  villaId: number | undefined,
  { from, until }: Span,
): VillaCalendarAnswer | undefined => {
  const [known, setKnown] = useState<{ asked: string; calendar: VillaCalendarAnswer }>()
  const asked = villaId && isDay(from) && isDay(until) && from < until ? [villaId, from, until].join(' ') : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is all three of them
  useEffect(() => {
    if (!asked || !villaId) return
    let wanted = true
    const window = { from: addDays(from, -GAP_REACH), until: addDays(until, GAP_REACH) }
    outcomeOf(staffApi(villaOccupancy, { params: { id: villaId }, query: window })).then((outcome) => {
      if (wanted && outcome.kind === 'ready') setKnown({ asked, calendar: outcome.value.content })
    })
    return () => {
      wanted = false
    }
  }, [asked])
  return known?.asked === asked ? known.calendar : undefined
}
