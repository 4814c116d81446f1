/** What has become of an offer. */
export const OFFER_STATES = ['open', 'chosen', 'expired', 'withdrawn'] as const
export type OfferState = (typeof OFFER_STATES)[number]

type Ends = { chosenAt: Date | null; withdrawnAt: Date | null; expiresAt: Date }

/** What was chosen stays chosen, whatever comes after it. */
export const offerState = ({ chosenAt, withdrawnAt, expiresAt }: Ends, now: Date): OfferState => {
  if (chosenAt) return 'chosen'
  if (withdrawnAt) return 'withdrawn'
  return expiresAt <= now ? 'expired' : 'open'
}

/** How a villa of an offer stands now: as it was offered, dearer or cheaper, its nights gone, or the villa itself. */
export const STANDINGS = ['free', 'price-changed', 'fallen', 'gone'] as const
export type Standing = (typeof STANDINGS)[number]

/** `now` is null when the stay can't be had any more. */
export const standingOf = (offered: number, now: number | null): Standing => {
  if (now === null) return 'fallen'
  return now === offered ? 'free' : 'price-changed'
}
