import { useRouteLoaderData } from 'react-router'
import { BRAND } from '../features/settings/brand.ts'

/** Who the site speaks for; `logo` is a picture below /img/, '' for the sun over the sea. */
export type Brand = { name: string; licence: string; logo: string }

const FIRST: Brand = { ...BRAND, logo: '' }

export const useBrand = (): Brand => useRouteLoaderData<{ brand: Brand }>('root')?.brand ?? FIRST

/** For `meta`, where no hook can be: of what the root loaded. */
export const brandIn = (matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Brand => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { brand?: Brand } | undefined
  return root?.brand ?? FIRST
}

/** What a page of the dashboard is called. */
export const deskTitle = (matches: Parameters<typeof brandIn>[0]): string => `${brandIn(matches).name} | Admin`
