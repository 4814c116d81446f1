import { type IssueText, writtenIn } from '../../../../features/content/newsletter/issues/issue-text.ts'
import type { NewsletterAudience } from '../../../../features/content/newsletter/issues/issues.contract.ts'
import { LANGUAGES } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { TextField } from '../../kit/fields/text-field.tsx'
import type { Form } from '../../kit/form/use-form.ts'
import { FallsBack } from './falls-back.tsx'
import style from './newsletter.module.css'

type Props = { form: Form; issue: IssueText; audience: NewsletterAudience }

/** To how many it goes, in which languages, and the number to be typed. */
export const ConfirmStep = ({ form, issue, audience }: Props) => {
  const written = writtenIn(issue)
  const inTurkish = LANGUAGES.filter((each) => each === 'tr' || !written.includes(each))
  const readers = (language: (typeof LANGUAGES)[number]) =>
    language === 'tr' ? inTurkish.reduce((sum, each) => sum + audience[each], 0) : audience[language]
  return (
    <>
      <h3 className={style.count}>{say('newsletter.confirm', { n: audience.all })}</h3>
      <p className="t2">{say('newsletter.confirm-text')}</p>
      <ul className={style.readers}>
        {written.map((each) => (
          <li key={each}>
            <span className="t3 sm">
              {say('newsletter.by-language', { language: say(`newsletter.language.${each}`), n: readers(each) })}
            </span>
            <b>{issue.subject[each]}</b>
          </li>
        ))}
      </ul>
      <FallsBack issue={issue} audience={audience} />
      <TextField form={form} name="receivers" required label={say('newsletter.type-count', { n: audience.all })} />
    </>
  )
}
