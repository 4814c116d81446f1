import * as z from 'zod/mini'

/** What is told of a section: whatever was stored, also before a rule was made. */
const texts = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, z.string()])) as Record<Key, z.ZodMiniString>
const told = z.object({ tr: z.string(), en: z.string(), ru: z.string() })

export const siteRecord = z.object({
  ...texts('site_name', 'brand_logo', 'brand_light', 'brand_dark', 'tursab_no', 'company_title', 'mersis_no'),
  ...texts('tax_office', 'tax_no', 'kep_address', 'etbis_url', 'notice_from', 'notice_to'),
  site_footer_text: told,
  notice_text: told,
  notice_tone: z.enum(['calm', 'warning']),
  version: z.number(),
})
export const contactRecord = z.object({
  ...texts('site_phone', 'site_email', 'site_whatsapp', 'site_address', 'working_hours'),
  site_latitude: z.nullable(z.number()),
  site_longitude: z.nullable(z.number()),
  version: z.number(),
})
export const socialRecord = z.object({
  ...texts('facebook_link', 'instagram_link', 'twitter_link', 'youtube_link'),
  version: z.number(),
})

export type SiteSettings = z.infer<typeof siteRecord>
export type ContactSettings = z.infer<typeof contactRecord>
export type SocialSettings = z.infer<typeof socialRecord>
