import { dayInIstanbul } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import { hashOfLinkToken, newLinkSeed, seededLinkToken } from '../../platform/links/link-token.ts'
import { lockFor } from '../../platform/locks/locks.ts'
import type { Quota } from '../../platform/quota.ts'
import { postLetter } from '../letters/letters.store.ts'
import type { LinkServices } from '../reservations/views/guest-link.server.ts'
import { entryOf, type SearchModel } from '../search/search-model.server.ts'
import { publicSettingsOf } from '../settings/settings.store.ts'
import { totalNow } from './total-now.view.ts'
import { watchFacts } from './watch.letter.ts'
import { MOST_WATCHES, type Watch } from './watches.contract.ts'
import * as store from './watches.store.ts'

export type WatchServices = Omit<LinkServices, 'quota'> & { search: SearchModel; quota: Quota }
type Acting = Omit<Act<WatchServices>, 'who'>

type Wish = { villa: number; checkin: string; checkout: string; guests: number; email: string }

/** The network of a visitor may ask so often a day: nobody’s inbox is filled from one place. */
const A_DAY = { of: 'watch', most: 30, seconds: 86_400 }
const CONFIRM_MAILS_A_DAY = { most: MOST_WATCHES, of: ['watch_confirm'] as const }

/**
 * Asks an address by mail whether it wants to hear of a stay. One that watches it already, or as much as it may, is
 * sent nothing: the answer tells nobody. Refuses what a search refuses of dates,
 * 'too-many-guests', 'not-found'.
 */
export const watch = async (
  act: Acting & { network: string; language: Language },
  { villa, checkin, checkout, guests, email: typed }: Wish,
): Promise<void> => {
  const { db, services, now, language } = act
  const today = dayInIstanbul(now)
  const house = found(entryOf(services.search, villa)).villa
  if (!house.active) throw new Refusal('not-found')
  const asked = { villaId: villa, checkIn: checkin, checkOut: checkout, guests }
  const total = totalNow(services.search, asked, now)
  if (guests > house.guests)
    throw new Refusal('too-many-guests', { capacity: house.guests }, { guests: { code: 'invalid' } })
  await services.quota.spend([{ ...A_DAY, whose: act.network }], now)
  const email = typed.toLowerCase()
  await db.transaction(async (tx) => {
    await lockFor(tx, 'watch-of', [email])
    const open = await store.openWatchesOf(tx, email, today)
    const same = open.find((each) => each.villaId === villa && each.checkIn === checkin && each.checkOut === checkout)
    if (same?.confirmedAt || (!same && open.length >= MOST_WATCHES)) return
    if (same) await store.writeWatch(tx, same.id, { guests, total, lowest: total })
    const fresh = {
      ...asked,
      total,
      lowest: total,
      email,
      language,
      currency: house.currency,
      createdAt: now,
      lookedAt: now,
    }
    const row = same ?? (await store.putWatch(tx, { ...fresh, ...newLink(services) }))
    if (row) await tell({ ...act, db: tx }, row, 'watch_confirm', today)
  })
}

const newLink = ({ linkSecret }: Pick<WatchServices, 'linkSecret'>) => {
  const seed = newLinkSeed()
  return { seed, tokenHash: hashOfLinkToken(seededLinkToken(linkSecret, 'watch', seed)) }
}

type Kind = 'watch_confirm' | 'watch_opened' | 'watch_fallen'

/** Puts a mail about a watched stay into the outbox, once for each `once`. */
export const tell = async (act: Acting, row: store.WatchRow, template: Kind, once: string): Promise<void> => {
  const { db, services, now } = act
  const { publicUrl, linkSecret, search } = services
  const { email: recipient, language, villaId, checkIn, checkOut, guests } = row
  const villa = found(await store.watchedVilla(db, villaId))
  const total = totalNow(search, { villaId, checkIn, checkOut, guests }, now)
  const facts = watchFacts(row, { villa, settings: await publicSettingsOf(db), publicUrl, linkSecret, total })
  await postLetter(db, {
    ...{ template, recipient, language, facts, now, onceKey: `watch:${row.id}:${template}:${once}` },
    ...(template === 'watch_confirm' && { limit: CONFIRM_MAILS_A_DAY }),
  })
}

type Following = Pick<Acting, 'db' | 'now'>

const rowOf = async ({ db }: Following, token: string): Promise<store.WatchRow> =>
  found(await store.watchByHash(db, hashOfLinkToken(token)))

/** What a link is about; 'not-found' for a forged one and for a watch that is gone. */
export const watchOfToken = async (act: Following, token: string): Promise<Watch> => {
  const row = await rowOf(act, token)
  const { slug, name } = found(await store.watchedVilla(act.db, row.villaId))
  const isOver = row.endedAt !== null || row.checkIn <= dayInIstanbul(act.now)
  const open = row.confirmedAt ? 'watching' : 'waiting'
  return {
    state: isOver ? 'ended' : open,
    villa: { slug, name },
    ...{ checkin: row.checkIn, checkout: row.checkOut, guests: row.guests },
  }
}

/** Begins to watch. One that was ended stays ended: who wants it again asks anew. */
export const confirm = async (
  act: Following & { services: Pick<WatchServices, 'search'> },
  token: string,
): Promise<Watch> => {
  const row = await rowOf(act, token)
  const { villaId, checkIn, checkOut, guests, confirmedAt, endedAt } = row
  if (!confirmedAt && !endedAt) {
    const total = totalNow(act.services.search, { villaId, checkIn, checkOut, guests }, act.now)
    await store.writeWatch(act.db, row.id, { confirmedAt: act.now, lookedAt: act.now, total, lowest: total })
  }
  return watchOfToken(act, token)
}

export const end = async (act: Following, token: string): Promise<Watch> => {
  const { id, endedAt } = await rowOf(act, token)
  if (!endedAt) await store.writeWatch(act.db, id, { endedAt: act.now })
  return watchOfToken(act, token)
}
