import { type IssueText, writtenIn } from '../../../../features/content/newsletter/issues/issue-text.ts'
import type { NewsletterAudience } from '../../../../features/content/newsletter/issues/issues.contract.ts'
import { LANGUAGES } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { Note } from '../../kit/page/note.tsx'

/** Which subscribers will read Turkish because nobody wrote their language. */
export const FallsBack = ({ issue, audience }: { issue: IssueText; audience: NewsletterAudience }) => {
  const written = writtenIn(issue)
  return LANGUAGES.filter((each) => !written.includes(each) && audience[each] > 0).map((each) => (
    <Note key={each} tone="k-info">
      {say('newsletter.falls-back', { language: say(`newsletter.language.${each}`), n: audience[each] })}
    </Note>
  ))
}
