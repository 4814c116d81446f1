import { CircleAlert } from 'lucide-react'
import { LANGUAGES, type Language } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import style from './language-tabs.module.css'

type Props = { value: Language; onChange: (language: Language) => void; missing: Language[] }

/** Which language of a text is being edited; a language without a text has a sign. */
export const LanguageTabs = ({ value, onChange, missing }: Props) => (
  <fieldset className={style.tabs} aria-label={say('texts.languages')}>
    {LANGUAGES.map((language) => (
      <button key={language} type="button" aria-pressed={language === value} onClick={() => onChange(language)}>
        {language.toUpperCase()}
        {missing.includes(language) && (
          <span className="warn-t" title={say('texts.missing')}>
            <CircleAlert className="i i--xs" aria-hidden />
            <span className="sr">{say('texts.missing')}</span>
          </span>
        )}
      </button>
    ))}
  </fieldset>
)
