import type { Handle } from '../handle.ts'
import '../../words/load/finding.ts'
import { redirect, useNavigation } from 'react-router'
import { resolveSlug } from '../../../features/content/content.contract.ts'
import { searchVillas } from '../../../features/search/search.contract.ts'
import type { Client } from '../../../kernel/client.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import type { ListedVilla } from '../card/listed/listed-villa.ts'
import { orNotFound } from '../faults/or-not-found.ts'
import { ChipLink, Chips } from '../kit/chip.tsx'
import { nearby } from '../kit/later/nearby.tsx'
import { Band, BandHead } from '../kit/page/band.tsx'
import { Crumbs } from '../kit/page/crumbs.tsx'
import prose from '../kit/page/prose.module.css'
import split from '../kit/page/split.module.css'
import { Picture } from '../kit/picture/picture.tsx'
import { SkipLink } from '../kit/skip-link.tsx'
import { Results } from '../listing/list/results.tsx'
import { answerOf } from '../listing/search-answer.ts'
import { SearchBox } from '../listing/search-box/search-box.tsx'
import { addressOf, queryOf, type Wish, wishOf } from '../listing/wish.ts'
import { LazyAround } from '../map/around/lazy-around.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { RichText } from '../pages/rich-text.tsx'
import { withPrefix } from '../site-link.tsx'
import { toTidySlug } from '../tidy-slug.ts'
import type { Route } from './+types/slug-page'
import type { BestVilla } from './guide/guide-districts.tsx'
// its look is there at once, its code when it is near
import './guide/guide-districts.module.css'
import './guide/guide-months.module.css'
import './guide/guide-roads.module.css'
import './guide/guide-suits.module.css'
import { OtherPlaces } from './other-places.tsx'
import type { Place } from './place.ts'
import { PlaceFaq } from './place-faq.tsx'
import style from './slug-page.module.css'

export const handle: Handle = { words: ['finding'] }

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const here = placeOf(matches, location.pathname)
  if (!loaderData) return pageMeta({ ...here, title: sayIn(here.language)('missing.title') })
  const { place } = loaderData
  const title = place.kind === 'town' ? sayIn(here.language)('region.title', { name: place.name }) : place.name
  return [...pageMeta({ ...here, title, description: place.lead, picture: place.picture }), ...questions(place)]
}

const questions = ({ faq }: Place) =>
  faq.length
    ? [
        {
          'script:ld+json': {
            '@context': 'https://schema.org',
            '@type': 'FAQPage',
            mainEntity: faq.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        },
      ]
    : []

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api, prefix } = context.get(requestContext)
  toTidySlug(request, params.slug)
  const { search, searchParams } = new URL(request.url)
  const place = (await orNotFound(api(resolveSlug, { params: { slug: params.slug } }))).content
  if (place.movedTo) throw redirect(withPrefix(prefix, `/${place.movedTo}${search}`), 301)
  const wish = wishOf(searchParams)
  const here = { [place.kind === 'town' ? 'town' : 'type']: place.slug }
  const [answer, best] = await Promise.all([
    answerOf(api(searchVillas, { query: { ...queryOf(wish), ...here } })),
    place.districts.length > 1 ? bestIn(api, place.slug) : [],
  ])
  return { place, wish, answer, best }
}

/** The villas of a region that guests and agency like best; none when nobody answers: the list is worth more. */
const bestIn = async (api: Client, town: string): Promise<BestVilla[]> => {
  try {
    const { content } = await api(searchVillas, { query: { town, take: 40 } })
    return content.map(({ slug, name, district, rating }) => ({ slug, name, district, rating }))
  } catch {
    return []
  }
}

export default function SlugPage({ loaderData: { place, wish, answer, best } }: Route.ComponentProps) {
  const say = useSay()
  const { location } = useNavigation()
  const to = `/${place.slug}`
  const next = location?.pathname.endsWith(to) ? wishOf(new URLSearchParams(location.search)) : null
  const town = place.kind === 'town'
  const here: Wish = { ...wish, [town ? 'town' : 'type']: [] }
  return (
    <>
      <SkipLink to="#results">{say('skip.results')}</SkipLink>
      <PlaceHero place={place} />
      <PlaceCrumbs place={place} />
      {place.districts.length > 0 && <DistrictChips place={place} wish={here} />}
      <section className={`wrap ${style.villas}`}>
        <BandHead
          className={style.head}
          title={say(wish.checkin ? 'listing.free' : 'listing.found', { n: answer.total })}
          text={say(wish.checkin ? 'place.dated' : 'place.undated')}
          link={{
            to: addressOf('/listing', { ...here, [town ? 'town' : 'type']: [place.slug] }),
            text: say('place.filter'),
          }}
        />
        <SearchBox
          wish={here}
          to={to}
          slim
          districts={town ? place.districts : undefined}
          withoutTypes={!town}
          button={say('search.go')}
        />
        <div className={style.cards} id="results" tabIndex={-1}>
          <Results wish={here} next={next && { ...next, [town ? 'town' : 'type']: [] }} answer={answer} to={to} />
        </div>
        <VillasOnMap villas={answer.content} />
      </section>
      {place.guide && <TownGuide place={place} guide={place.guide} best={best} />}
      <PlaceText place={place} />
      <OtherPlaces place={place} />
    </>
  )
}

const TownGuide = nearby(() => import('./guide/town-guide.tsx').then((module) => module.TownGuide))

/** The villas of the list where they are; the list above says the same. */
const VillasOnMap = ({ villas }: { villas: readonly ListedVilla[] }) => {
  const say = useSay()
  if (villas.length < 2) return null
  const places = villas.map(({ slug, name, latitude, longitude }) => ({
    ...{ text: name, to: `/villa/${slug}`, latitude, longitude },
  }))
  return (
    <div className={style.map}>
      {/* another page of the list has other places */}
      <LazyAround key={places[0]?.to} label={say('place.map', { n: villas.length })} places={places} />
    </div>
  )
}

const PlaceHero = ({ place }: { place: Place }) => {
  const say = useSay()
  return (
    <section className={style.hero}>
      <Picture path={place.picture} width={1600} height={900} alt="" sizes="100vw" priority />
      <div className={style.text}>
        <div className="wrap">
          <h1>{place.kind === 'town' ? say('region.title', { name: place.name }) : place.name}</h1>
          <p>{place.lead}</p>
        </div>
      </div>
    </section>
  )
}

const PlaceCrumbs = ({ place }: { place: Place }) => {
  const say = useSay()
  const town = place.kind === 'town'
  return (
    <div className="wrap">
      <Crumbs
        way={[town ? { to: '/regions', name: say('nav.regions') } : { to: '/listing', name: say('nav.listing') }]}
        here={place.name}
      />
    </div>
  )
}

const DistrictChips = ({ place, wish }: { place: Place; wish: Wish }) => {
  const say = useSay()
  const chip = (slugs: string[], text: string, count?: number) => {
    const on = slugs.join() === wish.district.join()
    return (
      <ChipLink
        key={text}
        on={on}
        aria-current={on ? 'true' : undefined}
        to={addressOf(`/${place.slug}`, { ...wish, district: slugs, skip: 0 })}
        preventScrollReset
      >
        {text}
        {count !== undefined && <small className="num">{count}</small>}
      </ChipLink>
    )
  }
  return (
    <nav className={`wrap ${style.districts}`} aria-label={say('search.district')}>
      <Chips scroll>
        {chip([], say('place.all', { name: place.name }))}
        {place.districts.map(({ slug, name, villaCount }) => chip([slug], name, villaCount))}
      </Chips>
    </nav>
  )
}

const PlaceText = ({ place }: { place: Place }) => {
  const say = useSay()
  if (!place.body && !place.faq.length) return null
  return (
    <Band sand className={place.body && place.faq.length ? `${style.about} ${split.split}` : style.about}>
      {place.body && (
        <div>
          <h2>{say(place.kind === 'town' ? 'place.about.town' : 'place.about.type', { name: place.name })}</h2>
          <RichText html={place.body} className={prose.prose} />
        </div>
      )}
      {place.faq.length > 0 && <PlaceFaq faq={place.faq} />}
    </Band>
  )
}
