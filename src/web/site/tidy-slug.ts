import { redirect } from 'react-router'
import { slugOf } from '../../kernel/slug.ts'

const WORDS = /^[\p{L}\p{N}-]{1,120}$/u

/**
 * Sends whoever wrote a name with capitals or Turkish letters ('/Kaş', '/villa/VILLA-CIVIT') to its address for good.
 */
export const toTidySlug = (request: Request, slug: string): void => {
  const tidy = slugOf(slug)
  if (tidy === slug || !tidy || !WORDS.test(slug)) return
  const { pathname, search } = new URL(request.url)
  const path = pathname
    .split('/')
    .map((part) => (decodeURIComponent(part) === slug ? tidy : part))
    .join('/')
  throw redirect(path + search, 301)
}
