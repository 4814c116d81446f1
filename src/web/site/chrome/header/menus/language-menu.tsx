import { Check, Globe } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { LANGUAGES, type Language } from '../../../../../kernel/language.ts'
import { addressIn, switchLanguage } from '../../../../browser/language.ts'
import { useLanguage, useSay } from '../../../../words/use-say.ts'
import { iconButtonClass } from '../../../kit/button/icon-button.tsx'
import { DropMenu } from '../../../kit/layer/drop-menu.tsx'
import { usePrefix } from '../../../site-link.tsx'

export const LANGUAGE_NAME = { tr: 'Türkçe', en: 'English', ru: 'Русский' } as const satisfies Record<Language, string>

/** Chooses the language of the site. */
export const LanguageMenu = () => {
  const say = useSay()
  const language = useLanguage()
  return (
    <DropMenu
      end
      summaryClass={iconButtonClass()}
      summary={
        <>
          <Globe className="i" aria-hidden="true" />
          <span className="sr">{say('language')}: </span>
          {language.toUpperCase()}
        </>
      }
    >
      <LanguageLinks />
    </DropMenu>
  )
}

/** Links to this page in each language: without JavaScript by its address, with it by the cookie. */
export const LanguageLinks = ({ className }: { className?: string }) => {
  const current = useLanguage()
  const prefix = usePrefix()
  const { pathname, search } = useLocation()
  const path = pathname.slice(prefix.length) || '/'
  const onClick = (event: MouseEvent, language: Language) => {
    event.preventDefault()
    switchLanguage(language)
  }
  return LANGUAGES.map((language) => (
    <a
      key={language}
      className={className}
      href={addressIn(language, path) + search}
      hrefLang={language}
      lang={language}
      aria-current={language === current ? 'true' : undefined}
      onClick={(event) => onClick(event, language)}
    >
      {LANGUAGE_NAME[language]}
      {language === current && !className && <Check className="i" aria-hidden="true" />}
    </a>
  ))
}
