import { remembered } from './remembered.ts'

/**
 * A path with its parts as ':name', and the parameters that change what is answered; null for one that is not the same
 * for everybody although a path with ':name' looks like it.
 */
export type PublicAddress = { path: string; query: readonly string[] | null }

/** Whoever counts visits adds these to an address; no answer depends on them. */
const COUNTS_VISITS = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|yclid|msclkid)$/

const LONGEST = 1_000

/**
 * Tells addresses whose answer is the same for everybody: gives each in its tidy form (known parameters, by name), and
 * null for every other one.
 */
export const tidyAddresses = (addresses: readonly PublicAddress[]): ((url: string) => string | null) => {
  const fixed = new Map<string, Set<string> | null>()
  const open: { pattern: RegExp; query: Set<string> | null }[] = []
  for (const { path, query } of addresses)
    if (path.includes(':')) open.push({ pattern: patternOf(path), query: query && new Set(query) })
    else fixed.set(path, query && new Set(query))
  return remembered((url) => {
    if (url.length > LONGEST) return null
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    const allowed = fixed.has(path) ? fixed.get(path) : open.find(({ pattern }) => pattern.test(path))?.query
    if (!allowed) return null
    return at < 0 ? path : tidy(path, new URLSearchParams(url.slice(at)), allowed)
  })
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[a-z0-9-]{1,120}')}$`)

const tidy = (path: string, asked: URLSearchParams, allowed: Set<string>): string | null => {
  for (const name of new Set(asked.keys())) {
    if (COUNTS_VISITS.test(name)) asked.delete(name)
    else if (!allowed.has(name)) return null
  }
  asked.sort()
  return asked.size ? `${path}?${asked}` : path
}
