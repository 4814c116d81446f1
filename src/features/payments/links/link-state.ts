/** What has become of a payment link. */
export type LinkState = 'open' | 'used' | 'expired' | 'withdrawn'

/** Money that came in counts before everything else: a link withdrawn while its guest was at the bank was used. */
export const linkState = (
  { usedAt, withdrawnAt, expiresAt }: { usedAt: Date | null; withdrawnAt: Date | null; expiresAt: Date },
  now: Date,
): LinkState => {
  if (usedAt) return 'used'
  if (withdrawnAt) return 'withdrawn'
  return expiresAt <= now ? 'expired' : 'open'
}
