/** What there is to tell of a watched stay: its dates opened, or it costs less than ever. */
export type News = 'opened' | 'fallen'

/** What a stay cost when it was last looked at, and the least it cost so far; minor units, null = it can't be had. */
export type Known = { total: number | null; lowest: number | null }

/**
 * What became of a stay. A price that rises and falls back is no news: only one that is lower than all that were seen
 * is told.
 */
export const watchNews = ({ total, lowest }: Known, now: number | null): News | null => {
  if (now === null) return null
  if (total === null) return 'opened'
  return now < (lowest ?? total) ? 'fallen' : null
}

/** What is known of it from now on. */
export const knownNow = ({ total, lowest }: Known, now: number | null): Known => {
  const seen = [total, lowest, now].filter((each) => each !== null)
  return { total: now, lowest: seen.length ? Math.min(...seen) : null }
}
