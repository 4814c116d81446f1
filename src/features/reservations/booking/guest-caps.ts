/**
 * How many unpaid holds somebody without an account may have at once, by each of phone, e-mail and network (PRODUCT
 * §11).
 */
export const MOST_OPTIONS = 3
export const MOST_REQUESTS = 10
/** Unpaid options of guests that one villa carries at once: the next wish for it is a request that staff answer. */
export const MOST_OPTIONS_OF_VILLA = 3
/** Letters a day that strangers can cause to one recipient. */
export const MOST_LETTERS_A_DAY = 12

export type Guest = { phone: string; email: string; network: string }
type Hold = Guest & { status: 'OPTION' | 'REQUEST' }
type Verdict = 'OPTION' | 'REQUEST' | 'options-full' | 'requests-full'

/** Does a villa carry so many unpaid options of guests that the next wish is asked for instead of held? */
export const isCarryingMost = (optionsOfVilla: number): boolean => optionsOfVilla >= MOST_OPTIONS_OF_VILLA

/**
 * What a guest's wish becomes beside the unpaid holds of the same phone, e-mail or network, and the unpaid options of
 * the villa.
 */
export const withinCaps = (
  wish: 'OPTION' | 'REQUEST',
  guest: Guest,
  holds: Hold[],
  optionsOfVilla: number,
): Verdict => {
  const most = (status: Hold['status']): number =>
    Math.max(
      ...(['phone', 'email', 'network'] as const).map(
        (key) => holds.filter((hold) => hold.status === status && hold[key] === guest[key]).length,
      ),
    )
  if (wish === 'OPTION' && most('OPTION') >= MOST_OPTIONS) return 'options-full'
  const becomes = wish === 'OPTION' && !isCarryingMost(optionsOfVilla) ? 'OPTION' : 'REQUEST'
  return becomes === 'REQUEST' && most('REQUEST') >= MOST_REQUESTS ? 'requests-full' : becomes
}
