import { listBlog, siteData } from '../../features/content/content.contract.ts'
import { searchVillas } from '../../features/search/search.contract.ts'
import { LANGUAGES } from '../../kernel/language.ts'
import { addressIn } from '../browser/language.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/sitemap'

const FIXED = ['/', '/listing', '/short-stays', '/regions', '/about', '/blog', '/contact', '/faq']
const PAGES = ['banks', 'rental', 'privacy', 'document', 'cancel', 'kvkk', 'howrent'].map((page) => `/website/${page}`)
const AT_ONCE = 200 // the most a list gives at a time
const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`

/** Thousands of villas take a while: whoever asks meanwhile is answered in between. */
const othersFirst = () => new Promise((resolve) => setImmediate(resolve))

/** Every page a search engine should know, once in each language with the addresses of the others. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> => {
  const { api, publicUrl } = context.get(requestContext)
  const [site, villas, posts] = await Promise.all([
    api(siteData),
    everySlug((paging) => api(searchVillas, { query: paging })),
    everySlug((paging) => api(listBlog, { query: paging })),
  ])
  const paths = [
    ...FIXED,
    ...PAGES,
    ...[...site.content.towns, ...site.content.villaTypes].map(({ slug }) => `/${slug}`),
    ...villas.map((slug) => `/villa/${slug}`),
    ...posts.map((slug) => `/blog/${slug}`),
  ]
  return new Response(streamOf(written(paths, publicUrl)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

/** Piece by piece, in bytes: ten thousand villas are eight megabytes of text. */
async function* written(paths: string[], publicUrl: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(`${HEAD}\n`)
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const entries = paths.slice(at, at + AT_ONCE).flatMap((path) => entriesOf(publicUrl, path))
    yield encoder.encode(`${entries.join('\n')}\n`)
    await othersFirst()
  }
  yield encoder.encode('</urlset>\n')
}

const streamOf = (pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })

const everySlug = async (
  ask: (paging: { skip: number; take: number }) => Promise<{ content: { slug: string }[]; total: number }>,
) => {
  const slugs: string[] = []
  for (let total = 1; slugs.length < total; ) {
    const { content, ...list } = await ask({ skip: slugs.length, take: AT_ONCE })
    slugs.push(...content.map(({ slug }) => slug))
    await othersFirst()
    total = content.length ? list.total : 0
  }
  return slugs
}

const entriesOf = (publicUrl: string, path: string): string[] => {
  const others = [...LANGUAGES.map((each) => [each, addressIn(each, path)]), ['x-default', path]]
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${address}"/>`)
    .join('')
  return LANGUAGES.map((language) => `<url><loc>${publicUrl}${addressIn(language, path)}</loc>${others}</url>`)
}
