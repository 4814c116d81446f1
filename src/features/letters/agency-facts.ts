import { BRAND } from '../settings/brand.ts'

/** What stands below every letter. */
export const agencyFacts = (settings: Record<string, string>) => ({
  firma_adi: settings.site_name || BRAND.name,
  firma_tel: settings.site_phone ?? '',
  firma_adres: settings.site_address ?? '',
  tursab_no: settings.tursab_no || BRAND.licence,
  firma_logo: settings.brand_logo ?? '',
})
