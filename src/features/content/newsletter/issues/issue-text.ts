import { inLanguage, LANGUAGES, type Language, type Localized } from '../../../../kernel/language.ts'
import type { LetterFacts } from '../../../letters/letter-facts.ts'
import { newsletterTemplates } from '../../../letters/templates/visitors/newsletter-templates.ts'
import { type Rendered, renderLetter } from '../../../letters/text/render-letter.ts'

export type IssueText = { subject: Localized; body: Localized }

/** The language in which a subscriber reads it: their own where subject and text are written in it, else Turkish. */
export const languageFor = ({ subject, body }: IssueText, language: Language): Language =>
  subject[language]?.trim() && body[language]?.trim() ? language : 'tr'

/** The languages in which it is written; Turkish always is. */
export const writtenIn = (issue: IssueText): Language[] => LANGUAGES.filter((each) => languageFor(issue, each) === each)

/** The mail of one language: the text of whoever wrote it, and below it why it came and the way out. */
export const issueMail = (issue: IssueText, language: Language, facts: LetterFacts): Rendered => {
  const own = languageFor(issue, language)
  const subject = inLanguage(issue.subject, own)
  const foot = inLanguage(newsletterTemplates.newsletter.body, own)
  return renderLetter({ subject, body: `${inLanguage(issue.body, own)}\n\n${foot}` }, facts, own)
}
