import { CircleAlert } from 'lucide-react'
import { LANGUAGES, type Localized } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { Tag } from '../page/tag.tsx'

/** The languages of a row's texts; one that is missing is shown in Turkish on the site and has a sign here. */
export const LanguagesThere = ({ texts }: { texts: Localized[] }) => (
  <span className="row gap4">
    {LANGUAGES.map((language) => {
      const there = texts.every((text) => text[language])
      return (
        <Tag
          key={language}
          tone={there ? 'k-ok' : 'k-warn'}
          icon={there ? undefined : CircleAlert}
          iconSize="xs"
          title={there ? undefined : say('texts.missing')}
        >
          {language.toUpperCase()}
          {!there && <span className="sr">{say('texts.missing')}</span>}
        </Tag>
      )
    })}
  </span>
)
