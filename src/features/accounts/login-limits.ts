const FREE_TRIES = 5
const LONGEST_PAUSE_S = 900

/**
 * The seconds to wait after so many failures in a row: none for the first five, then doubling up to a quarter of an
 * hour.
 */
export const pauseAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE_S, 15 * 2 ** (failures - FREE_TRIES))

/**
 * Passwords of one account that are compared in a minute, right or wrong: six for strangers, eight for its own
 * browsers, whose login with a second step compares twice; so strangers leave these alone.
 */
const A_MINUTE = { stranger: 6, known: 8 }

/** Codes of the second step that are compared in an hour: only who knows the password uses them up. */
export const codesOf = (email: string) => ({ of: 'second-step', whose: email, most: 20, seconds: 3600 })

/** What so many comparisons of a password cost an account, whether it exists or not. */
export const hashesOf = (email: string, known: boolean, cost = 1) => ({
  of: known ? 'password-known' : 'password',
  whose: email,
  most: known ? A_MINUTE.known : A_MINUTE.stranger,
  seconds: 60,
  cost,
})
