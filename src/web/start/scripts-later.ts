import { beginLater } from './begin-later.ts'

/** Longer than this (ms) no picture keeps a page from being used. */
const LONGEST_WAIT_MS = 3_000
const MODULE = ' type="module"'
const END = '</script>'

/**
 * The end of a page's body, in pieces that are cut between elements, with its module script as a text that
 * `beginLater` starts, and the files it will want, which that fetches. `mark` is the nonce of our own scripts.
 */
export const scriptsLater = (body: string, files: string[], mark: string): string[] => {
  const at = body.lastIndexOf('<script', body.lastIndexOf(MODULE))
  const end = body.indexOf(END, at) + END.length
  if (at < 0) return [body]
  const given = JSON.stringify(files).replaceAll('<', '\\u003c')
  const begin = `<script nonce="${mark}">(${beginLater})(${given},${LONGEST_WAIT_MS})</script>`
  return [body.slice(0, at), body.slice(at, end).replace(MODULE, ' type="later"'), begin, body.slice(end)]
}
