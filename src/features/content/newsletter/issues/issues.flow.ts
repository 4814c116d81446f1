import { actorName, type Staff } from '../../../../kernel/caller.ts'
import type { FieldFault } from '../../../../kernel/field-faults.ts'
import { LANGUAGES } from '../../../../kernel/language.ts'
import { found, Refusal } from '../../../../kernel/refusal.ts'
import type { Act } from '../../../../platform/act.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { toldIn } from '../../../../platform/markdown.ts'
import { accountById } from '../../../accounts/accounts.store.ts'
import { agencyFacts } from '../../../letters/agency-facts.ts'
import { postTrial } from '../../../letters/letters.store.ts'
import { wordsIn } from '../../../letters/text/letter-text.ts'
import type { LinkServices } from '../../../reservations/views/guest-link.server.ts'
import { publicSettingsOf } from '../../../settings/settings.store.ts'
import { mustBeSafe } from '../../safe-text.flow.ts'
import { type IssueText, issueMail, writtenIn } from './issue-text.ts'
import { addNewsletter, audienceAt } from './issues.store.ts'

type Sending = Act<LinkServices, Staff>

/**
 * Begins to send a newsletter; a job does the rest. Refuses 'malformed', and 'receivers-changed' for another number.
 */
export const beginNewsletter = async (
  act: Sending,
  { receivers, ...issue }: IssueText & { receivers: number },
): Promise<number> => {
  const { db, who, now } = act
  await mustBeMail(db, issue)
  const { all } = await audienceAt(db, now)
  if (all !== receivers || all === 0) throw new Refusal('receivers-changed', { n: all })
  return addNewsletter(db, { ...issue, receivers, sentBy: actorName(who), startedAt: now })
}

/** Sends it to whoever asks, once in each language it is written in. Answers the address; refuses 'malformed'. */
export const tryIssue = async (act: Sending, issue: IssueText, press = crypto.randomUUID() as string) => {
  const { db, services, who, now } = act
  await mustBeMail(db, issue)
  const { email } = found(await accountById(db, who.accountId))
  const facts = { ...agencyFacts(await publicSettingsOf(db)), abonelik_cikis_linki: services.publicUrl }
  for (const language of writtenIn(issue)) {
    const mail = issueMail(issue, language, facts)
    const rendered = { ...mail, subject: `[Deneme] ${mail.subject}` }
    const onceKey = `trial:${who.accountId}:${press}:${language}`
    await postTrial(db, { template: 'newsletter', recipient: email, language, onceKey, now, rendered })
  }
  return email
}

/**
 * Refuses 'malformed' for HTML, pictures, links within the site alone, and words in braces: mails have none of them.
 */
const mustBeMail = async (db: Db, issue: IssueText): Promise<void> => {
  await mustBeSafe(db, issue.body)
  const faults = LANGUAGES.flatMap((language): [string, FieldFault][] => {
    const text = issue.body[language] ?? ''
    const { links, pictures } = toldIn(text)
    const [word] = [...wordsIn(issue.subject[language] ?? ''), ...wordsIn(text)]
    if (pictures.length) return [[`body.${language}`, { code: 'foreign-picture' }]]
    if (links.some((link) => !/^(https?:\/\/|mailto:|tel:)/i.test(link)))
      return [[`body.${language}`, { code: 'unsafe-link' }]]
    return word === undefined ? [] : [[`body.${language}`, { code: 'unknown-word', facts: { word } }]]
  })
  if (faults.length) throw new Refusal('malformed', {}, Object.fromEntries(faults))
}
