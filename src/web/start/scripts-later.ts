import { beginLater } from './begin-later.ts'

/** Longer than this (ms) no picture keeps a page from being used. */
const LONGEST_WAIT_MS = 3_000
const MODULE = ' type="module"'
const END = '</script>'

/**
 * A page from the end of its head on, in pieces that are cut between elements: `beginLater` first, with the files that
 * it fetches, and the module script as a text that it starts. `mark` is the nonce of our own scripts.
 */
export const scriptsLater = (body: string, files: string[], mark: string): string[] => {
  const at = body.lastIndexOf('<script', body.lastIndexOf(MODULE))
  const end = body.indexOf(END, at) + END.length
  if (at < 0) return [body]
  const given = JSON.stringify(files).replaceAll('<', '\\u003c')
  const begin = `<script nonce="${mark}">(${beginLater})(${given},${LONGEST_WAIT_MS})</script>`
  return [begin, body.slice(0, at), body.slice(at, end).replace(MODULE, ' type="later"'), body.slice(end)]
}
