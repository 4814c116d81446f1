import { CircleAlert } from 'lucide-react'
import { LANGUAGES, type Language } from '../../../../kernel/language.ts'

type Props = {
  value: Language
  onChange: (language: Language) => void
  missing: Language[]
  label: string
  missingLabel: string
}

/** Which language of a text is being edited; a language without a text has a sign. */
export const LanguageTabs = ({ value, onChange, missing, label, missingLabel }: Props) => (
  <fieldset className="seg" aria-label={label}>
    {LANGUAGES.map((language) => (
      <button key={language} type="button" aria-pressed={language === value} onClick={() => onChange(language)}>
        {language.toUpperCase()}
        {missing.includes(language) && (
          <span className="warn-t" title={missingLabel}>
            <CircleAlert className="i i--xs" aria-hidden />
            <span className="sr">{missingLabel}</span>
          </span>
        )}
      </button>
    ))}
  </fieldset>
)
