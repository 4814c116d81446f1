import type { Act } from '../../../../platform/act.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { agencyFacts } from '../../../letters/agency-facts.ts'
import { type Letter, postWritten } from '../../../letters/letters.store.ts'
import type { LinkServices } from '../../../reservations/views/guest-link.server.ts'
import { publicSettingsOf } from '../../../settings/settings.store.ts'
import { type Subscriber, subscriberById } from '../newsletter.store.ts'
import { newsletterToken } from '../newsletter-link.server.ts'
import { issueMail, languageFor } from './issue-text.ts'
import {
  type Newsletter,
  nextReceivers,
  takeOpenNewsletter,
  waitingNewsletters,
  writeNewsletter,
} from './issues.store.ts'

/** So many mails of newsletters wait in the outbox at most: whoever books meanwhile gets their letter after a few. */
const MOST_WAITING = 20

type Posting = Omit<Act<Pick<LinkServices, 'publicUrl' | 'linkSecret'>>, 'who'>

/**
 * Puts the next mails of a newsletter into the outbox, with where it stopped in the same transaction: a crash repeats
 * or leaves out nobody. Answers how many.
 */
export const postNewsletters = ({ db, ...act }: Posting): Promise<number> =>
  db.transaction(async (tx) => {
    const issue = await takeOpenNewsletter(tx)
    if (!issue) return 0
    const room = MOST_WAITING - (await waitingNewsletters(tx))
    if (room <= 0) return 0
    const receivers = await nextReceivers(tx, issue, room)
    const company = agencyFacts(await publicSettingsOf(tx))
    await postWritten(
      tx,
      receivers.map((each) => letterOf(act, issue, { receiver: each, company })),
    )
    const last = receivers.at(-1)
    const isDone = receivers.length < room
    await writeNewsletter(tx, issue.id, { ...(last && { lastId: last.id }), ...(isDone && { doneAt: act.now }) })
    return receivers.length
  })

type To = { receiver: Subscriber; company: ReturnType<typeof agencyFacts> }

const letterOf = ({ services, now }: Omit<Posting, 'db'>, issue: Newsletter, { receiver, company }: To) => {
  const { publicUrl, linkSecret } = services
  const language = languageFor(issue, receiver.language)
  const token = newsletterToken(linkSecret, 'leave', receiver)
  const way = `${publicUrl}${language === 'tr' ? '' : `/${language}`}/newsletter?token=${token}`
  return {
    ...{ template: 'newsletter' as const, recipient: receiver.email, language, now, newsletterId: issue.id },
    onceKey: `newsletter-issue:${issue.id}:${receiver.id}`,
    facts: { abone: receiver.id, list_unsubscribe: `${publicUrl}/v1/newsletter/${token}` },
    rendered: issueMail(issue, language, { ...company, abonelik_cikis_linki: way }),
  }
}

/** Why a mail of a newsletter should not go out any more: who left, or was deleted, gets none that still waited. */
export const whyNewsletterIsStale = async (db: Db, { newsletterId, facts }: Letter): Promise<string | null> => {
  if (newsletterId === null) return null
  const receiver = await subscriberById(db, Number(facts.abone))
  return receiver?.confirmedAt && !receiver.leftAt ? null : 'unsubscribed'
}
