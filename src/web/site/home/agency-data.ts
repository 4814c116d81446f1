import { BRAND } from '../../../features/settings/brand.ts'
import { contactSettings } from '../../../features/settings/settings.contract.ts'
import type { Client } from '../../../kernel/client.ts'

const PAGES = ['facebook_link', 'instagram_link', 'twitter_link', 'youtube_link'] as const

/** Who runs the site, for search engines (JSON-LD). What the agency has not filled in is left out. */
export const agencyData = async (api: Client, publicUrl: string) => {
  const answer = await api(contactSettings).catch(() => null)
  const has = Object.fromEntries(answer?.content.map(({ key, value }) => [key, value]) ?? [])
  const { site_latitude: latitude, site_longitude: longitude } = has
  const sameAs = PAGES.flatMap((page) => has[page] || [])
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: has.site_name || BRAND.name,
    url: publicUrl,
    ...(has.brand_logo && { logo: `${publicUrl}/image?url=${encodeURIComponent(has.brand_logo)}&w=640&q=75` }),
    ...(has.company_title && { legalName: has.company_title }),
    ...(has.site_phone && { telephone: has.site_phone }),
    ...(has.site_email && { email: has.site_email }),
    ...(has.site_address && { address: has.site_address }),
    ...(latitude &&
      longitude && { geo: { '@type': 'GeoCoordinates', latitude: Number(latitude), longitude: Number(longitude) } }),
    ...(sameAs.length > 0 && { sameAs }),
    identifier: `TÜRSAB ${has.tursab_no || BRAND.licence}`,
  }
}
