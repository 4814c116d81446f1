import { CalendarClock, Check, CircleDashed, Image, Languages, Search, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { postSlug } from '../../../../features/content/blog/post-slug.ts'
import type { PostRecord } from '../../../../features/content/blog/posts.contract.ts'
import { inLanguage, LANGUAGES, type Language } from '../../../../kernel/language.ts'
import { sendPicture } from '../../../browser/pictures/send-picture.ts'
import { say } from '../../../words/dashboard.ts'
import { DayField } from '../../kit/fields/day/day-field.tsx'
import { LanguageTabs } from '../../kit/fields/language-tabs.tsx'
import { CENTRE } from '../../kit/fields/picture/focus.ts'
import { FocusField } from '../../kit/fields/picture/focus-field.tsx'
import { PictureField } from '../../kit/fields/picture/picture-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import style from './post-editor.module.css'
import type { PostFields, usePostForm, When } from './post-form.ts'

type PostForm = ReturnType<typeof usePostForm>['form']
type Props = { form: PostForm; base: PostRecord | null }

/** Draft, at a time, now; by whom and under which address. */
export const PublishCard = ({ form, base }: Props) => {
  const { when, day, title } = form.typed
  const slug = base?.slug || postSlug(title.tr)
  return (
    <Card title={say('blog.publish')} icon={CalendarClock}>
      <CardBody className="stack">
        <fieldset className={style.when} aria-label={say('blog.publish')}>
          {choicesOf(base).map((each) => (
            <button key={each} type="button" aria-pressed={each === when} onClick={() => form.set('when', each)}>
              {say(each === 'at' && base?.state === 'out' ? 'blog.state.out' : CHOICES[each])}
            </button>
          ))}
        </fieldset>
        {when === 'at' && (
          <div className={style.time}>
            <DayField
              label={say('blog.day')}
              value={day}
              onChange={(next) => form.set('day', next)}
              error={form.fault('day')}
            />
            <TextField form={form} name="clock" label={say('blog.clock')} placeholder="09:00" required />
          </div>
        )}
        <TextField form={form} name="author" label={say('blog.author')} />
        <TextField
          form={form}
          name="slug"
          label={say('blog.slug')}
          placeholder={slug}
          help={
            base?.formerSlugs.length
              ? say('blog.slug-former', { slugs: base.formerSlugs.join(', ') })
              : say('blog.slug-help', { slug })
          }
        />
      </CardBody>
    </Card>
  )
}

/** What is out already is not published once more. */
const choicesOf = (base: PostRecord | null): When[] =>
  base?.state === 'out' ? ['draft', 'at'] : ['draft', 'at', 'now']

const CHOICES = { draft: 'blog.state.draft', at: 'blog.choice.at', now: 'blog.choice.now' } as const

/** The picture above the text and on its cards. */
export const CoverCard = ({ form }: { form: PostForm }) => (
  <Card title={say('blog.cover')} icon={Image}>
    <CardBody className="stack">
      <PictureField
        label={say('blog.cover')}
        value={form.typed.picture}
        onChange={(path) => {
          form.set('picture', path)
          form.set('focus', CENTRE)
        }}
        send={sendPicture}
        error={form.fault('picture')}
      />
      <FocusField picture={form.typed.picture} value={form.typed.focus} onChange={(at) => form.set('focus', at)} />
    </CardBody>
  </Card>
)

/** How a search engine would show it, and what it is told. */
export const SearchCard = ({ form, base }: Props) => {
  const [language, setLanguage] = useState<Language>('tr')
  const { title, lead, seoTitle, seoDescription, slug } = form.typed
  const shown = {
    title: inLanguage(seoTitle, language) || inLanguage(title, language),
    text: inLanguage(seoDescription, language) || inLanguage(lead, language),
  }
  return (
    <Card title={say('blog.search-result')} icon={Search}>
      <CardBody className="stack">
        <LanguageTabs value={language} onChange={setLanguage} missing={[]} />
        <div className={style.result} lang={language}>
          <span>{`${location.host} › ${language === 'tr' ? '' : `${language} › `}blog › ${slug || base?.slug || postSlug(title.tr)}`}</span>
          <b>{shown.title}</b>
          <p>{shown.text}</p>
        </div>
        <TextField form={form} key={`t.${language}`} name={`seoTitle.${language}`} label={say('blog.seo-title')} />
        <TextField
          form={form}
          key={`d.${language}`}
          name={`seoDescription.${language}`}
          label={say('blog.seo-description')}
          rows={3}
          help={say('blog.seo-help')}
        />
      </CardBody>
    </Card>
  )
}

const PARTS = { title: 'blog.title', category: 'blog.category', lead: 'blog.lead', body: 'blog.body' } as const
const NAMES: Record<Language, string> = { tr: 'Türkçe', en: 'English', ru: 'Русский' }

/** What is written in each language, and what guests of it would read in Turkish. */
export const LanguagesCard = ({ form }: { form: PostForm }) => (
  <Card title={say('blog.languages')} icon={Languages}>
    <CardBody>
      <ul className={style.languages}>
        {LANGUAGES.map((language) => {
          const { icon, tone, words } = thereIn(form.typed, language)
          return (
            <li key={language}>
              <b lang={language}>{NAMES[language]}</b>
              <Tag tone={tone} icon={icon}>
                {words}
              </Tag>
            </li>
          )
        })}
      </ul>
    </CardBody>
  </Card>
)

const thereIn = (typed: PostFields, language: Language) => {
  const names = Object.keys(PARTS) as (keyof typeof PARTS)[]
  const missing = names.filter((name) => !typed[name][language]?.trim())
  if (!missing.length) return { tone: 'k-ok', icon: Check, words: say('blog.language-whole') } as const
  if (missing.length === names.length)
    return { tone: 'k-mute', icon: CircleDashed, words: say('blog.language-none') } as const
  const parts = missing.map((name) => say(PARTS[name])).join(', ')
  return { tone: 'k-warn', icon: TriangleAlert, words: say('blog.language-missing', { parts }) } as const
}
