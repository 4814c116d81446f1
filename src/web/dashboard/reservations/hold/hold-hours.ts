import { MOST_HOURS } from '../../../../features/reservations/reservation.shape.ts'
import { type Arrival, extendedEnd, optionEnd } from '../../../../features/reservations/reservation.ts'

/** When a hold would end that gets so many hours; null when the guest arrives first and nothing is gained. */
export type EndOf = (hours: number) => Date | null

/** A new option, from now. */
export const newEnd =
  (arrival: Arrival, now: number): EndOf =>
  (hours) =>
    optionEnd(new Date(now), arrival, hours)

/** More time for an option that ends at `expiresAt`. */
export const laterEnd =
  (arrival: Arrival, expiresAt: string): EndOf =>
  (hours) =>
    extendedEnd(new Date(expiresAt), arrival, hours)

/** While nobody knows when the guest arrives. */
export const farEnd =
  (now: number): EndOf =>
  (hours) =>
    new Date(now + hours * 3_600_000)

const USUAL = [4, 24, 48, MOST_HOURS]

/**
 * The most hours that still gain something: with one more the option would outlast the arrival. 0 when none does, 72
 * when it is far.
 */
export const mostHours = (endOf: EndOf): number => {
  const last = endOf(MOST_HOURS)?.getTime()
  if (last === undefined) return 0
  let hours = MOST_HOURS
  while (hours > 1 && endOf(hours - 1)?.getTime() === last) hours--
  return hours
}

/** The lengths to choose from by one press: the usual ones that end before the arrival, and the last one that does. */
export const offeredHours = (endOf: EndOf): number[] => {
  const most = mostHours(endOf)
  return most === 0 ? [] : [...new Set([...USUAL.filter((hours) => hours < most), most])]
}
