import { Moon } from 'lucide-react'
import { useState } from 'react'
import {
  type IssueText,
  issueMail,
  languageFor,
  writtenIn,
} from '../../../../features/content/newsletter/issues/issue-text.ts'
import type { NewsletterAudience } from '../../../../features/content/newsletter/issues/issues.contract.ts'
import { UnknownWord } from '../../../../features/letters/text/fill-letter.ts'
import { LANGUAGES, type Language } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { LanguageTabs } from '../../kit/fields/language-tabs.tsx'
import { LetterFrame } from '../../letters/letter-frame.tsx'
import style from './newsletter.module.css'

type Props = { issue: IssueText; audience: NewsletterAudience }

/** The mail as it will come to a subscriber of a language, while it is typed. */
export const NewsletterPreview = ({ issue, audience }: Props) => {
  const [language, setLanguage] = useState<Language>('tr')
  const [dark, setDark] = useState(false)
  const written = writtenIn(issue)
  return (
    <section aria-label={say('newsletter.preview')} className={style.preview}>
      <div className={style.head}>
        <h3>{say('newsletter.preview')}</h3>
        <LanguageTabs
          value={language}
          onChange={setLanguage}
          missing={LANGUAGES.filter((each) => !written.includes(each))}
        />
        <IconButton icon={Moon} label={say('letters.dark')} aria-pressed={dark} onClick={() => setDark(!dark)} />
      </div>
      {issue.body.tr.trim() ? (
        <Mail {...{ issue, language, dark }} sender={audience.sender} />
      ) : (
        <p className="t3">{say('newsletter.preview-empty')}</p>
      )}
    </section>
  )
}

type MailProps = { issue: IssueText; language: Language; dark: boolean; sender: Record<string, string> }

const Mail = ({ issue, language, dark, sender }: MailProps) => {
  try {
    const { subject, html } = issueMail(issue, language, { ...sender, abonelik_cikis_linki: location.origin })
    return (
      <>
        <p className={style.subject} lang={languageFor(issue, language)}>
          {subject}
        </p>
        <LetterFrame html={html} title={subject || say('newsletter.preview')} dark={dark} tall />
      </>
    )
  } catch (error) {
    if (!(error instanceof UnknownWord)) throw error
    return <p className="t3">{say('letters.unknown', { word: error.word })}</p>
  }
}
