import { dayInIstanbul } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { agencyFacts } from '../../letters/agency-facts.ts'
import { postLetter } from '../../letters/letters.store.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { publicSettingsOf } from '../../settings/settings.store.ts'
import type { Subscription } from './newsletter.contract.ts'
import * as store from './newsletter.store.ts'
import { deedOfToken, newsletterToken, subscriberInToken } from './newsletter-link.server.ts'

type Asking = Omit<Act<LinkServices>, 'who'>

/** Which wording of the consent is shown beside the newsletter; another wording is another version. */
export const NEWSLETTER_TEXT = '2026-11'

/**
 * Puts an address on the newsletter list and asks it by mail to confirm. Refuses 'already-subscribed'; one that has not
 * confirmed yet is asked again, once a day.
 */
export const subscribe = async (
  act: Asking,
  { email: typed, language, ip }: { email: string; language: Language; ip: string },
): Promise<void> => {
  const email = typed.toLowerCase()
  const isNew = await act.db.transaction(async (tx) => {
    const inside = { ...act, db: tx }
    const fresh = { email, language, consentAt: act.now, ip, textVersion: NEWSLETTER_TEXT }
    const added = await store.putSubscriber(tx, fresh)
    const row = added ?? (await store.subscriberByEmail(tx, email))
    if (row && !row.confirmedAt) await askToConfirm(inside, row)
    return added !== undefined
  })
  if (!isNew) throw new Refusal('already-subscribed')
}

const askToConfirm = async ({ db, services, now }: Asking, row: store.Subscriber): Promise<void> => {
  const { publicUrl, linkSecret } = services
  const { id, email: recipient, language } = row
  const page = `${publicUrl}${language === 'tr' ? '' : `/${language}`}/newsletter?token=`
  await postLetter(db, {
    ...{ template: 'newsletter_confirm', recipient, language, now },
    facts: {
      abonelik_onay_linki: page + newsletterToken(linkSecret, 'confirm', row),
      abonelik_cikis_linki: page + newsletterToken(linkSecret, 'leave', row),
      list_unsubscribe: `${publicUrl}/v1/newsletter/${newsletterToken(linkSecret, 'leave', row)}`,
      ...agencyFacts(await publicSettingsOf(db)),
    },
    onceKey: `newsletter:${id}:${row.consentAt.getTime()}:${dayInIstanbul(now)}`,
  })
}

/** What a link does and whether it is done. Refuses 'not-found' for a forged one, and for an older consent’s. */
export const subscriptionOf = async (
  { db, services }: Asking,
  token: string,
): Promise<Subscription & { id: number }> => {
  const id = subscriberInToken(token)
  const row = found(id === null ? undefined : await store.subscriberById(db, id))
  const deed = found(deedOfToken(services.linkSecret, token, row))
  const isDone = deed === 'leave' ? row.leftAt !== null : row.confirmedAt !== null && row.leftAt === null
  return { id: row.id, deed, email: row.email, done: isDone }
}

/** Confirms or ends a subscription. Who has left comes back by subscribing again, not by the old link. */
export const followLink = async (act: Asking & { ip: string }, token: string): Promise<Subscription> => {
  const { id, deed, email, done } = await subscriptionOf(act, token)
  if (done) return { deed, email, done }
  const { leftAt } = found(await store.subscriberById(act.db, id))
  if (deed === 'confirm' && leftAt) throw new Refusal('not-found')
  const confirmed = { confirmedAt: act.now, confirmedIp: act.ip }
  await store.writeSubscriber(act.db, id, deed === 'leave' ? { leftAt: act.now } : confirmed)
  return { deed, email, done: true }
}
