import { LANGUAGES } from '../../kernel/language.ts'

const STAY = ['checkin', 'checkout', 'guests', 'adults', 'children', 'babies']
const PLACE = ['town', 'district', 'type', 'feature', 'area']
const HOUSE = ['bedrooms', 'minPrice', 'maxPrice', 'currency']
const WISH = [...STAY, ...PLACE, ...HOUSE, 'flexible', 'sort', 'skip', 'take', 'map']

/**
 * The Turkish addresses of the pages that everybody sees alike, with the parameters they read; null for pages that are
 * somebody's own although their address looks like a place's.
 */
const PAGES: Record<string, readonly string[] | null> = {
  '/': [],
  '/listing': WISH,
  '/short-stays': [...WISH, 'starts'],
  '/compare': ['ids', ...STAY],
  '/regions': [],
  '/villa/:slug': STAY,
  '/about': [],
  '/blog': ['page'],
  '/blog/:slug': [],
  '/faq': [],
  '/website/:page': [],
  '/contact': [],
  '/enquire': null,
  '/guvenli-odeme': null,
  '/owner-answer': null,
  '/teklif': null,
  '/review': null,
  '/newsletter': null,
  '/favourites': null,
  '/watch': null,
  '/handover': null,
  '/dashboard': null,
  '/:slug': WISH,
}

/** Every address of those pages: in each language, as a page and as the data of one (what a link of the site asks). */
export const PUBLIC_PAGES = Object.entries(PAGES).flatMap(([page, query]) =>
  LANGUAGES.flatMap((language) => {
    const path = language === 'tr' ? page : `/${language}${page === '/' ? '' : page}`
    const data = path === '/' ? '/_.data' : `${path}.data`
    return [
      { path, query },
      { path: data, query: query && [...query, '_routes'] },
    ]
  }),
)
