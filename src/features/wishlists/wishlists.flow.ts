import { type Day, daysBetween } from '../../kernel/day.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import { fold } from '../../kernel/slug.ts'
import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import { hashOfLinkToken, newLinkToken } from '../../platform/links/link-token.ts'
import type { Quota } from '../../platform/quota.ts'
import { type SharedList, WISHLIST } from './wishlists.contract.ts'
import * as store from './wishlists.store.ts'

export type WishlistServices = { quota: Quota }
type Acting = Omit<Act<WishlistServices>, 'who'>

const DAY_MS = 86_400_000
const A_DAY = { of: 'wishlist', most: 50, seconds: 86_400 }

type Asked = { villas: number[]; checkin?: Day | undefined; checkout?: Day | undefined; guests?: number | undefined }

/**
 * Keeps villas under a link of its own, which is told once. Refuses 'not-found' when none of them is shown to guests,
 * 'wrong-order' for a stay that ends before it begins, 'too-many' after fifty lists of a network a day.
 */
export const share = async (
  act: Acting & { network: string },
  { villas, checkin, checkout, guests }: Asked,
): Promise<{ token: string; expiresAt: string }> => {
  if (checkin && checkout && daysBetween(checkin, checkout) <= 0) throw new Refusal('wrong-order')
  const shown = await store.shownOf(act.db, villas)
  found(shown[0])
  await act.services.quota.spend([{ ...A_DAY, whose: act.network }], act.now)
  const token = newLinkToken()
  const expiresAt = new Date(act.now.getTime() + WISHLIST.days * DAY_MS)
  const stay = checkin && checkout ? { checkIn: checkin, checkOut: checkout } : {}
  const row = { tokenHash: hashOfLinkToken(token), ...stay, guests: guests ?? null, createdAt: act.now, expiresAt }
  await act.db.transaction((tx) => store.putWishlist(tx, row, shown))
  return { token, expiresAt: expiresAt.toISOString() }
}

/** The list of a link; 'not-found' for a forged one and one whose time is over. */
export const sharedList = async ({ db, now }: Pick<Acting, 'db' | 'now'>, token: string): Promise<SharedList> =>
  listOf(db, found(await store.wishlistByHash(db, hashOfLinkToken(token), now)))

type Voted = { villa: number; name: string; up: boolean; said: string }

/**
 * Notes a vote, or changes the one of this name. Refuses 'not-found' for a villa that is not in the list, 'votes-full'
 * when the list holds as many votes as it may.
 */
export const vote = ({ db, now }: Pick<Acting, 'db' | 'now'>, token: string, voted: Voted): Promise<SharedList> =>
  db.transaction(async (tx) => {
    const list = found(await store.wishlistByHash(tx, hashOfLinkToken(token), now, true))
    const { villa, name, up, said } = voted
    if (!(await store.villasOf(tx, list.id)).includes(villa)) throw new Refusal('not-found')
    const nameFolded = fold(name)
    const votes = await store.votesOf(tx, list.id)
    const isKnown = votes.some((each) => each.villaId === villa && each.nameFolded === nameFolded)
    if (!isKnown && votes.length >= WISHLIST.votes) throw new Refusal('votes-full', { most: WISHLIST.votes })
    await store.putVote(tx, { wishlistId: list.id, villaId: villa, nameFolded, name, up, said, at: now })
    return listOf(tx, list)
  })

const listOf = async (db: Db, { id, checkIn, checkOut, guests, expiresAt }: store.Wishlist): Promise<SharedList> => {
  const votes = Map.groupBy(await store.votesOf(db, id), ({ villaId }) => villaId)
  const villas = await store.villasOf(db, id)
  return {
    ...{ checkin: checkIn, checkout: checkOut, guests, expiresAt: expiresAt.toISOString() },
    villas: villas.map((villa) => ({
      id: villa,
      votes: (votes.get(villa) ?? []).map(({ name, up, said }) => ({ name, up, said })),
    })),
  }
}
