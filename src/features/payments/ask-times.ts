const MINUTE = 60_000
const LONGEST_GAP_MS = 6 * 60 * MINUTE
const ASKED_FOR_MS = 7 * 24 * 60 * MINUTE

/** When a new attempt is asked about first, as long as nothing is heard of it. */
export const firstAskAt = (startedAt: Date): Date => new Date(startedAt.getTime() + MINUTE)

/**
 * The asking after this one: the gaps grow from a minute, doubling up to six hours, for seven days. `last` = the week
 * is over and this asking closes the order; when the provider can't be asked then, it is tried again at `at`.
 */
export const nextAsk = (
  { startedAt, asks }: { startedAt: Date; asks: number },
  now: Date,
): { at: Date; last: boolean } => {
  const end = startedAt.getTime() + ASKED_FOR_MS
  const last = now.getTime() >= end
  const next = now.getTime() + Math.min(MINUTE * 2 ** Math.min(asks, 20), LONGEST_GAP_MS)
  return { at: new Date(last ? next : Math.min(next, end)), last }
}
