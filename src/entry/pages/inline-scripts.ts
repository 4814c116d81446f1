import { createHash, randomBytes } from 'node:crypto'

/**
 * The mark (a `nonce`) that the pages' own inline scripts are rendered with. It never leaves this process: who can
 * write into a page doesn't know it.
 */
export const SCRIPT_MARK = randomBytes(16).toString('base64url')

const MARK = ` nonce="${SCRIPT_MARK}"`

/**
 * A page without the marks, and the sources that allow its marked inline scripts by what they say (SHA-256), for
 * script-src of a Content-Security-Policy. The same page is allowed by the same sources whoever gets it.
 */
export const allowedScripts = (marked: string): { html: string; sources: string } => {
  const parts = marked.split(MARK)
  const sources = new Set<string>()
  for (const [index, after] of parts.slice(1).entries()) {
    const before = parts[index] ?? ''
    const end = before.startsWith('<script', before.lastIndexOf('<')) ? after.indexOf('</script>') : -1
    const text = end < 0 ? '' : after.slice(after.indexOf('>') + 1, end)
    if (text) sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return { html: parts.join(''), sources: [...sources].join(' ') }
}
