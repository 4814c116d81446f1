import { contactSettings } from '../features/settings/settings.contract.ts'
import type { Client } from '../kernel/client.ts'
import { type Brand, brandIn } from './brand.ts'

/** The order of the layers, said before any stylesheet: pages load theirs in no order. */
const LAYERS = '@layer site, desk, kit, parts;'

/** The brand and the first styles of a page. The dashboard keeps its own colours. */
export const brandOf = async (api: Client, ofStaff: boolean): Promise<{ brand: Brand; styles: string }> => {
  const answer = await api(contactSettings).catch(() => null)
  const settings = Object.fromEntries(answer?.content.map(({ key, value }) => [key, value]) ?? [])
  const first = brandIn([])
  return {
    brand: {
      name: settings.site_name || first.name,
      licence: settings.tursab_no || first.licence,
      logo: settings.brand_logo ?? '',
    },
    styles: ofStaff ? LAYERS : LAYERS + colour(':root', settings.brand_light, 'black') + dark(settings.brand_dark),
  }
}

/** Only what is a colour becomes a style, whatever was stored. */
const colour = (of: string, chosen: string | undefined, towards: 'black' | 'white'): string =>
  /^#[0-9a-f]{6}$/i.test(chosen ?? '')
    ? `${of}{--primary:${chosen};--primary-hover:color-mix(in oklab,${chosen} 84%,${towards});--primary-active:color-mix(in oklab,${chosen} 70%,${towards});--link:${chosen};--link-hover:color-mix(in oklab,${chosen} 70%,${towards});--focus:${chosen}}`
    : ''

const dark = (chosen: string | undefined): string => {
  const styles = colour(':root.dark', chosen, 'white')
  return styles && `@media screen{${styles}}`
}
