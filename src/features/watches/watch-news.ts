/** What there is to tell of a watched stay: its dates opened, or it costs less. */
export type News = 'opened' | 'fallen'

/** What became of a stay since it was last looked at; totals in minor units, null while it can't be had. */
export const watchNews = (before: number | null, now: number | null): News | null => {
  if (now === null) return null
  if (before === null) return 'opened'
  return now < before ? 'fallen' : null
}
