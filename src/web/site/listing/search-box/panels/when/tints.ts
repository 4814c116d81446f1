import { addDays, type Day } from '../../../../../../kernel/day.ts'
import type { Ahead } from './use-ahead.ts'

export type Tint = 'low' | 'middle' | 'high' | 'full'

/** So many days are compared: dear and cheap are so in their season. */
const AROUND = 60

/** How dear each coming day is among those around it: a third each; 'full' where nothing is free. */
export const tintsOf = ({ from, days }: Ahead): Map<Day, { tint: Tint; price: number | null }> => {
  const bounds: [number, number][] = []
  for (let start = 0; start < days.length; start += AROUND) {
    const sorted = days.slice(start, start + AROUND).flatMap((price) => price ?? [])
    sorted.sort((one, other) => one - other)
    bounds.push([sorted[Math.floor(sorted.length / 3)] ?? 0, sorted[Math.floor((2 * sorted.length) / 3)] ?? 0])
  }
  return new Map(
    days.map((price, index) => {
      const [low, high] = bounds[Math.floor(index / AROUND)] ?? [0, 0]
      return [addDays(from, index), { tint: tintOf(price, low, high), price }]
    }),
  )
}

const tintOf = (price: number | null, low: number, high: number): Tint => {
  if (price === null) return 'full'
  if (price <= low) return 'low'
  return price <= high ? 'middle' : 'high'
}
