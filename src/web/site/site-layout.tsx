import { Outlet } from 'react-router'
import { siteData } from '../../features/content/content.contract.ts'
import type { Client } from '../../kernel/client.ts'
import { dayInIstanbul } from '../../kernel/day.ts'
import { requestContext } from '../request-context.ts'
import site from '../styles/site.css?url'
import { sayIn } from '../words/use-say.ts'
import type { Route } from './+types/site-layout'
import { SiteFrame } from './chrome/site-frame.tsx'
import { faultWord, PageFault } from './faults/page-fault.tsx'
import { pageMeta, placeOf } from './page-meta.ts'
import { readSite, type WrittenSite, writeSite } from './written-site.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: site }]

export const meta: Route.MetaFunction = ({ matches, location, error }) => {
  const place = placeOf(matches, location.pathname)
  if (!error) return pageMeta(place)
  return [
    { title: `${sayIn(place.language)(faultWord(error, 'title'))} | ${place.brand}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api, today } = context.get(requestContext)
  return { site: await siteOf(api), today }
}

/** Header and footer are the same on every page: loaded once. */
export const shouldRevalidate = () => false

const siteOf = async (api: Client): Promise<WrittenSite | null> => {
  try {
    return writeSite((await api(siteData)).content)
  } catch {
    return null // header and footer say so, the page goes on
  }
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame site={readSite(loaderData.site)} today={loaderData.today}>
      <Outlet />
    </SiteFrame>
  )
}

/** A page that is missing or broken is told about inside the site. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame site={readSite(loaderData?.site ?? null)} today={loaderData?.today ?? dayInIstanbul(new Date())}>
      <PageFault error={error} />
    </SiteFrame>
  )
}
