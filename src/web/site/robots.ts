import { LANGUAGES } from '../../kernel/language.ts'
import { addressIn } from '../browser/language.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/robots'

const OF_ONE_GUEST = [
  '/enquire',
  '/guvenli-odeme',
  '/owner-answer',
  '/teklif',
  '/review',
  '/newsletter',
  '/handover',
].flatMap((path) => LANGUAGES.map((language) => addressIn(language, path)))
const NOBODYS_PAGES = ['/dashboard', '/demo-bank', '/v1/', '/v2/']

/** What search engines leave alone, and where they find the rest. */
export const loader = ({ context }: Route.LoaderArgs): Response => {
  const { publicUrl } = context.get(requestContext)
  const lines = ['User-agent: *', ...[...NOBODYS_PAGES, ...OF_ONE_GUEST].map((path) => `Disallow: ${path}`), '']
  return new Response([...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
