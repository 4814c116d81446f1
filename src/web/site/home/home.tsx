import type { Handle } from '../handle.ts'
import '../../words/load/finding.ts'
import '../../words/load/home.ts'
import { Fragment, type ReactNode } from 'react'
import { redirect } from 'react-router'
import { homePage } from '../../../features/content/content.contract.ts'
import type { HomeSection } from '../../../features/content/home/home.shape.ts'
import type { Client } from '../../../kernel/client.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn } from '../../words/use-say.ts'
import { subscribeWith } from '../chrome/footer/subscription.ts'
import { pageMeta, placeOf } from '../page-meta.ts'
import { withPrefix } from '../site-link.tsx'
import type { Route } from './+types/home'
import { agencyData } from './agency-data.ts'
import { BlogBand } from './blog-band.tsx'
import { Continue } from './continue/continue.tsx'
import { GapsBand } from './gaps-band.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './home-data.ts'
import { PopularBand } from './popular-band.tsx'
import { RegionsBand } from './regions-band.tsx'
import { CommentsBand } from './trust/comments-band.tsx'
import { TrustBand } from './trust/trust-band.tsx'
import { WhyBand } from './trust/why-band.tsx'
import { TypesBand } from './types-band.tsx'
import { VillaOfMonth } from './villa-of-month.tsx'

export const handle: Handle = { words: ['finding', 'home'] }

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const place = placeOf(matches, location.pathname)
  return [
    ...pageMeta({ ...place, description: sayIn(place.language)('home.description') }),
    ...(loaderData ? [{ 'script:ld+json': loaderData.agency }] : []),
  ]
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api, publicUrl } = context.get(requestContext)
  const [home, agency] = await Promise.all([homeOf(api), agencyData(api, publicUrl)])
  return { home, agency }
}

const homeOf = async (api: Client): Promise<HomeData | null> => {
  try {
    return (await api(homePage)).content
  } catch {
    return null // the search still works; the bands say what is missing
  }
}

/** The newsletter of a browser without JavaScript. An empty field does nothing. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const { api, prefix } = context.get(requestContext)
  const email = String((await request.formData()).get('email') ?? '').trim()
  const outcome = email && (await subscribeWith(api, email))
  return redirect(withPrefix(prefix, outcome ? `/?newsletter=${outcome}#newsletter` : '/'), 303)
}

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <>
      <Hero hero={home?.hero} />
      <TrustBand />
      {(home?.sections ?? WITHOUT_DATA).map((section) => (
        <Fragment key={section}>{BANDS[section](home)}</Fragment>
      ))}
      <Continue />
    </>
  )
}

/** What stands there while the page's data can't be had: each says what is missing. */
const WITHOUT_DATA: readonly HomeSection[] = ['types', 'popular', 'regions', 'why']

const BANDS: Record<HomeSection, (home: HomeData | null) => ReactNode> = {
  types: (home) => <TypesBand types={home?.villaTypes ?? null} />,
  popular: (home) => <PopularBand villas={home?.popular ?? null} villaCount={home?.villaCount ?? 0} />,
  regions: (home) => <RegionsBand towns={home?.towns ?? null} />,
  month: (home) => home?.villaOfMonth && <VillaOfMonth villa={home.villaOfMonth} />,
  gaps: (home) => home && <GapsBand villas={home.shortTerm} picture={home.villaTypes.at(-1)?.picture} />,
  why: (home) => <WhyBand example={home?.shortTerm.find(({ stay }) => stay) ?? null} />,
  comments: (home) => home && <CommentsBand {...home} />,
  blog: (home) => home && <BlogBand posts={home.blog} />,
}
