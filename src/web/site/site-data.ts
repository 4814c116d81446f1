import { createContext, useContext } from 'react'
import type { siteData } from '../../features/content/content.contract.ts'
import type { Day } from '../../kernel/day.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import type { Rates } from '../../kernel/money.ts'

/** What header and footer of every page need, or null when it could not be loaded. */
export type SiteData = AnswerOf<typeof siteData>['content']
export type KeyValues = readonly { key: string; value: string }[]

export const SiteContext = createContext<{ site: SiteData | null; today: Day }>({ site: null, today: '1970-01-01' })

/** The site's data and the day it is in Istanbul. */
export const useSite = (): { site: SiteData | null; today: Day } => useContext(SiteContext)

/** The towns that menus and lists of regions name; null when the site's data could not be loaded. */
export const useShownTowns = (): SiteData['towns'] | null => useSite().site?.towns.filter(({ shown }) => shown) ?? null

/** The value of a key, or '' when the agency has not filled it in. */
export const settingOf = (list: KeyValues | undefined, key: string): string =>
  list?.find((item) => item.key === key)?.value ?? ''

/** One setting of the agency by its key (site_phone, site_email …). */
export const useSetting = (): ((key: string) => string) => {
  const { site } = useSite()
  return (key) => settingOf(site?.footerData, key)
}

/** The rates amounts are shown with; null when one is missing, because half a table would show wrong sums. */
export const ratesOf = (list: KeyValues | undefined): Rates | null => {
  const rates = {
    TL: '1.0000',
    DOLLAR: settingOf(list, 'dollar_exchange_rate'),
    EURO: settingOf(list, 'euro_exchange_rate'),
    POUND: settingOf(list, 'sterling_exchange_rate'),
  }
  return Object.values(rates).every((rate) => Number(rate) > 0) ? rates : null
}
