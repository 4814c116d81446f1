import { hash, randomBytes } from 'node:crypto'

/**
 * The mark (a `nonce`) that the pages' own inline scripts are rendered with. It never leaves this process: who can
 * write into a page doesn't know it.
 */
export const SCRIPT_MARK = randomBytes(16).toString('base64url')

const MARK = ` nonce="${SCRIPT_MARK}"`

/**
 * A page without the marks, and the sources that allow its marked inline scripts by what they say (SHA-256), for
 * script-src of a Content-Security-Policy. The same page is allowed by the same sources whoever gets it. It comes in
 * pieces that are cut between elements.
 */
export const allowedScripts = (marked: string[]): { html: Buffer; sources: string } => {
  const pieces = marked.map((piece) => piece.split(MARK))
  const sources = new Set(pieces.flatMap(textsOf).map(sourceOf))
  return { html: Buffer.concat(pieces.flat().map((part) => Buffer.from(part))), sources: [...sources].join(' ') }
}

/** What the marked inline scripts of a piece say, which was parted at the marks. */
const textsOf = (parts: string[]): string[] =>
  parts.slice(1).flatMap((after, index) => {
    const before = parts[index] ?? ''
    const end = before.startsWith('<script', before.lastIndexOf('<')) ? after.indexOf('</script>') : -1
    return end < 0 ? [] : after.slice(after.indexOf('>') + 1, end) || []
  })

const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
