import type { Period } from '../../../../../features/pricing/prices/season-edit.ts'
import { addDays, type Day } from '../../../../../kernel/day.ts'

/** People name a season by its last night: '1 – 30 Haz'. */
export const lastNight = ({ until }: Period): Day => addDays(until, -1)
