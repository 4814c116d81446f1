import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

/**
 * Writes for every public page of a build one file with all its styles, and in `SHEETS` which files each of them stands
 * for. A first visit asks for one file instead of ten; the single ones stay for who walks on to another page.
 */
export const joinStyles = async (folder: string): Promise<void> => {
  const build: ServerBuild = await import(pathToFileURL(`${folder}/server/index.js`).href)
  const sheets: Record<string, string> = {}
  for (const id of Object.keys(build.routes)) {
    const files = stylesOf(build, id)
    if (id.startsWith('dashboard') || files.length < 2 || sheets[files.join(' ')]) continue
    const named = new Set(files.map((file) => file.replace('#', ''))) // React Router marks the root's so
    const text = [...named].map((file) => readFileSync(`${folder}/client${file}`, 'utf8')).join('')
    const path = `/assets/look-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
    writeFileSync(`${folder}/client${path}`, text)
    sheets[files.join(' ')] = path
  }
  writeFileSync(`${folder}/server/${SHEETS}`, JSON.stringify(sheets))
}

/** Beside the build of the server: the files of a page, in their order and with spaces between, to their one file. */
const SHEETS = 'sheets.json'

/** A route and what it stands in, the outermost first. */
const chainOf = ({ routes }: ServerBuild, id: string | undefined): string[] => {
  const route = id === undefined ? undefined : routes[id]
  return route ? [...chainOf({ routes } as ServerBuild, route.parentId), route.id] : []
}

/** The stylesheets of a page in the order in which React Router links them. */
const stylesOf = (build: ServerBuild, id: string): string[] => {
  const files = chainOf(build, id).flatMap((part) => [
    ...(build.assets.routes[part]?.css ?? []),
    ...(build.routes[part]?.module.links?.() ?? []).flatMap((link) =>
      'rel' in link && link.rel === 'stylesheet' ? [link.href ?? ''] : [],
    ),
  ])
  return [...new Set(files)]
}
