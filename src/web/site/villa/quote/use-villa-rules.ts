import { useMemo } from 'react'
import { useSite } from '../../site-data.ts'
import type { StayRules } from '../../stay/picker/rules/stay-reason.ts'
import type { VillaCalendar } from '../villa-answers.ts'

/** The calendar of a villa as the stay rules read it. */
export const useVillaRules = ({
  days,
  gapMinNights,
  gapLeavesOneEdge,
}: VillaCalendar): StayRules & { days: NonNullable<StayRules['days']> } => {
  const { today } = useSite()
  return useMemo(
    () => ({ today, gapMinNights, gapLeavesOneEdge, days: new Map(days.map((day) => [day.day, day])) }),
    [today, gapMinNights, gapLeavesOneEdge, days],
  )
}
