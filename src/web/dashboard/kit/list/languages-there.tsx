import { CircleAlert } from 'lucide-react'
import { LANGUAGES, type Localized } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'

/** The languages of a row's texts; one that is missing is shown in Turkish on the site and has a sign here. */
export const LanguagesThere = ({ texts }: { texts: Localized[] }) => (
  <span className="row gap4">
    {LANGUAGES.map((language) => {
      const there = texts.every((text) => text[language])
      return (
        <span
          key={language}
          className={`tagx ${there ? 'k-ok' : 'k-warn'}`}
          title={there ? undefined : say('texts.missing')}
        >
          {!there && <CircleAlert className="i i--xs" aria-hidden />}
          {language.toUpperCase()}
          {!there && <span className="sr">{say('texts.missing')}</span>}
        </span>
      )
    })}
  </span>
)
