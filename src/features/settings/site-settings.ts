/**
 * The settings that any visitor may read: what header, footer and the contact page show. Every other key stays inside.
 */
export const PUBLIC_KEYS = [
  'site_name',
  'brand_logo',
  'brand_light',
  'brand_dark',
  'site_phone',
  'site_email',
  'site_whatsapp',
  'site_address',
  'site_latitude',
  'site_longitude',
  'site_footer_text',
  'site_footer_text_en',
  'site_footer_text_ru',
  'working_hours',
  'company_title',
  'tursab_no',
  'mersis_no',
  'tax_office',
  'tax_no',
  'kep_address',
  'etbis_url',
  'facebook_link',
  'instagram_link',
  'twitter_link',
  'youtube_link',
  'notice_text',
  'notice_text_en',
  'notice_text_ru',
  'notice_from',
  'notice_to',
  'notice_tone',
] as const

/** Settings as a list of keys and values. */
export const keyValues = (settings: Record<string, string>): { key: string; value: string }[] =>
  Object.entries(settings).map(([key, value]) => ({ key, value }))
