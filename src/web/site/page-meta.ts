import type { MetaDescriptor } from 'react-router'
import { isLanguage, LANGUAGES, type Language } from '../../kernel/language.ts'
import { brandIn } from '../brand.ts'
import { addressIn } from '../browser/language.ts'
import { imageUrl } from '../ui/image-url.ts'

/** What a page without a title of its own is called. */
const DEFAULT_TITLE = { tr: 'Kiralık Villa', en: 'Villas for Rent', ru: 'Аренда вилл' } as const satisfies Record<
  Language,
  string
>
const LOCALE = { tr: 'tr_TR', en: 'en_GB', ru: 'ru_RU' } as const satisfies Record<Language, string>

/** `path` is the page's Turkish address without a query; `picture` a path below /img/. */
export type PageMeta = {
  title?: string
  description?: string
  picture?: string
  path: string
  language: Language
  publicUrl: string
  brand: string
}

/** Title, description, canonical address, the address per language, and what a shared link shows. */
export const pageMeta = ({
  title,
  description,
  picture,
  path,
  language,
  publicUrl,
  brand,
}: PageMeta): MetaDescriptor[] => {
  const full = `${title ?? DEFAULT_TITLE[language]} | ${brand}`
  const canonical = publicUrl + addressIn(language, path)
  return [
    { title: full },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LANGUAGES.map((each) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: each,
      href: publicUrl + addressIn(each, path),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: publicUrl + path },
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: full },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: LOCALE[language] },
    { property: 'og:image', content: publicUrl + (picture ? imageUrl(picture, 1280) : '/pictures/hero-1280.webp') },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/**
 * Where a page stands, for `meta`: its language, the site's public address and its own path without the language
 * prefix.
 */
export const placeOf = (
  matches: Matches,
  pathname: string,
): { language: Language; publicUrl: string; path: string; brand: string } => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  const { language, prefix, publicUrl } = {
    language: 'tr',
    prefix: '',
    publicUrl: '',
    ...(typeof root === 'object' ? root : undefined),
  }
  const path = pathname.slice(prefix.length) || '/'
  return { language: isLanguage(language) ? language : 'tr', publicUrl, path, brand: brandIn(matches).name }
}
