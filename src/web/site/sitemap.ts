import { listPageChanges } from '../../features/content/changes/page-changes.contract.ts'
import {
  aboutPage,
  cancelPage,
  documentsPage,
  howRentPage,
  kvkkPage,
  listBlog,
  privacyPage,
  rentalPage,
  siteData,
} from '../../features/content/content.contract.ts'
import type { Client } from '../../kernel/client.ts'
import { LANGUAGES } from '../../kernel/language.ts'
import { addressIn } from '../browser/language.ts'
import { type RequestContext, requestContext } from '../request-context.ts'
import type { Route } from './+types/sitemap'

const FIXED = ['/', '/listing', '/short-stays', '/regions', '/blog', '/contact', '/faq']
/** Texts of the agency, and where each is read. */
const TEXTS = {
  '/about': aboutPage,
  '/website/rental': rentalPage,
  '/website/privacy': privacyPage,
  '/website/document': documentsPage,
  '/website/cancel': cancelPage,
  '/website/kvkk': kvkkPage,
  '/website/howrent': howRentPage,
} as const
const AT_ONCE = 200 // the most a list gives at a time
const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`

/** Every page a search engine should know, once in each language with the addresses of the others. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> => {
  const { api, publicUrl, othersFirst } = context.get(requestContext)
  const [pages, site, posts, texts] = await Promise.all([
    everyEntry(
      (paging) => api(listPageChanges, { query: paging }),
      (page) => page,
    ),
    api(siteData),
    everyEntry(
      (paging) => api(listBlog, { query: paging }),
      (post) => ({ path: `/blog/${post.slug}`, changed: lastChange(post) }),
    ),
    textEntries(api),
  ])
  const villas = pages.filter(({ kind }) => kind === 'villa')
  const changed = new Map(pages.flatMap(({ kind, slug, changedAt }) => (kind === 'villa' ? [] : [[slug, changedAt]])))
  const entries: Entry[] = [
    ...[...FIXED, '/website/banks'].map((path) => ({ path })),
    ...texts,
    ...[...site.content.towns, ...site.content.villaTypes].map(({ slug }) => ({
      path: `/${slug}`,
      changed: changed.get(slug),
    })),
    ...villas.map(({ slug, changedAt }) => ({ path: `/villa/${slug}`, changed: changedAt })),
    ...posts,
  ]
  return new Response(streamOf(written(entries, { publicUrl, othersFirst })), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

/** A page, and when what it says was last changed, if that is known. */
type Entry = { path: string; changed?: string | null | undefined }

/** A text that is not written yet has a page all the same. */
const textEntries = (api: Client): Promise<Entry[]> =>
  Promise.all(
    Object.entries(TEXTS).map(async ([path, call]) => {
      const text = await api(call).catch(() => undefined)
      return { path, ...(text && { changed: text.content.updatedAt }) }
    }),
  )

/** A post that was written before it appeared is as new as its appearing. */
const lastChange = ({ updatedAt, publishedAt }: { updatedAt: string | null; publishedAt: string }): string =>
  updatedAt && updatedAt > publishedAt ? updatedAt : publishedAt

/** Piece by piece, in bytes: ten thousand villas are eight megabytes of text. */
async function* written(
  all: Entry[],
  { publicUrl, othersFirst }: Pick<RequestContext, 'publicUrl' | 'othersFirst'>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(`${HEAD}\n`)
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const entries = all.slice(at, at + AT_ONCE).flatMap((entry) => writtenOf(publicUrl, entry))
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

const everyEntry = async <T, E>(
  ask: (paging: { skip: number; take: number }) => Promise<{ content: T[]; total: number }>,
  entryOf: (row: T) => E,
): Promise<E[]> => {
  const entries: E[] = []
  for (let total = 1; entries.length < total; ) {
    const { content, ...list } = await ask({ skip: entries.length, take: AT_ONCE })
    entries.push(...content.map(entryOf))
    total = content.length ? list.total : 0
  }
  return entries
}

const writtenOf = (publicUrl: string, { path, changed }: Entry): string[] => {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  const others = [...LANGUAGES.map((each) => [each, addressIn(each, path)]), ['x-default', path]]
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${address}"/>`)
    .join('')
  return LANGUAGES.map(
    (language) => `<url><loc>${publicUrl}${addressIn(language, path)}</loc>${lastmod}${others}</url>`,
  )
}
