import { BRAND } from '../brand.ts'
import type { ContactSettings, SiteSettings, SocialSettings } from './agency.shape.ts'

type Texts = { tr: string; en: string; ru: string }
/** A section of the settings: text, whole or broken numbers, or a text in three languages. */
export type Values = Record<string, string | number | null | Texts>

/** The key under which papers find the agency's picture as a data address; absent when there is none. */
export const PAPER_PICTURE = 'brand_picture'

const NONE: Texts = { tr: '', en: '', ru: '' }

/** What stands where nothing was saved. */
export const FIRST_SITE: Omit<SiteSettings, 'version'> = {
  ...{ site_name: BRAND.name, brand_logo: '', brand_light: '', brand_dark: '', tursab_no: BRAND.licence },
  ...{ company_title: '', mersis_no: '', tax_office: '', tax_no: '', kep_address: '', etbis_url: '' },
  ...{ site_footer_text: NONE, notice_text: NONE, notice_from: '', notice_to: '', notice_tone: 'calm' },
}
export const FIRST_CONTACT: Omit<ContactSettings, 'version'> = {
  ...{ site_phone: '', site_email: '', site_whatsapp: '', site_address: '', working_hours: '' },
  ...{ site_latitude: null, site_longitude: null },
}
export const FIRST_SOCIAL: Omit<SocialSettings, 'version'> = {
  ...{ facebook_link: '', instagram_link: '', twitter_link: '', youtube_link: '' },
}

/** A section as it is stored, by key: a text in three languages is 'key', 'key_en' and 'key_ru'. */
export const keysOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      isTexts(value)
        ? [
            [key, value.tr],
            [`${key}_en`, value.en],
            [`${key}_ru`, value.ru],
          ]
        : [[key, value === null ? '' : String(value)]],
    ),
  )

/** What is stored as a section; what is not stored is as `first` says. */
export const sectionOf = <T extends Values>(first: T, stored: Record<string, string>): T =>
  Object.fromEntries(
    Object.entries(first).map(([key, value]) => {
      if (isTexts(value)) return [key, textsOf(stored, key, value)]
      const text = stored[key]
      if (text === undefined) return [key, value]
      if (value === null) return [key, text === '' ? null : Number(text)]
      return [key, typeof value === 'number' ? Number(text) : text]
    }),
  ) as T

const isTexts = (value: Values[string]): value is Texts => typeof value === 'object' && value !== null

const textsOf = (stored: Record<string, string>, key: string, first: Texts): Texts => ({
  tr: stored[key] ?? first.tr,
  en: stored[`${key}_en`] ?? first.en,
  ru: stored[`${key}_ru`] ?? first.ru,
})
