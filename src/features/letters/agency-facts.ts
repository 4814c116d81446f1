/** What stands below every letter. */
export const agencyFacts = (settings: Record<string, string>) => ({
  firma_adi: settings.site_name ?? 'Happy Villaları',
  firma_tel: settings.site_phone ?? '',
  firma_adres: settings.site_address ?? '',
  tursab_no: settings.tursab_no ?? '17956',
})
