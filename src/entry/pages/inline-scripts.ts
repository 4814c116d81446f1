import { createHash, randomBytes } from 'node:crypto'

/**
 * The mark (a `nonce`) that the pages' own inline scripts are rendered with. It never leaves this process: who can
 * write into a page doesn't know it.
 */
export const SCRIPT_MARK = randomBytes(16).toString('base64url')

const MARKED = new RegExp(`<script((?: [a-z-]+(?:="[^"]*")?)*?) nonce="${SCRIPT_MARK}"([^>]*)>(.*?)</script>`, 'gs')

/**
 * A page without the marks, and the sources that allow its marked inline scripts by what they say (SHA-256), for
 * script-src of a Content-Security-Policy. The same page is allowed by the same sources whoever gets it.
 */
export const allowedScripts = (marked: string): { html: string; sources: string } => {
  const sources = new Set<string>()
  const html = marked.replace(MARKED, (_, before: string, after: string, text: string) => {
    if (text) sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    return `<script${before}${after}>${text}</script>`
  })
  return { html: html.replaceAll(` nonce="${SCRIPT_MARK}"`, ''), sources: [...sources].join(' ') }
}
