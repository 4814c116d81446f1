import type { SiteData } from './site-data.ts'

/**
 * The site's data as pages carry it: one text. React Router takes what a loader answers apart value by value for each
 * page; this is the same on all of them, and a third of what a page carries.
 */
export type WrittenSite = string

const WRITTEN = new WeakMap<SiteData, WrittenSite>()

/** On the server the same data comes with page after page: it is written once. */
export const writeSite = (site: SiteData): WrittenSite => {
  const known = WRITTEN.get(site) ?? JSON.stringify(site)
  WRITTEN.set(site, known)
  return known
}

const READ = new Map<WrittenSite, SiteData>()
/** What languages say now, and what they said before the last change. */
const MOST_READ = 6

/** The same text is the same data, from one drawing to the next. */
export const readSite = (written: WrittenSite | null): SiteData | null => {
  if (written === null) return null
  const site = READ.get(written) ?? (JSON.parse(written) as SiteData)
  READ.delete(written)
  READ.set(written, site)
  for (const oldest of READ.keys()) {
    if (READ.size <= MOST_READ) break
    READ.delete(oldest)
  }
  return site
}
