import type { ServerBuild } from 'react-router'
import { LANGUAGES } from '../../kernel/language.ts'

/** What belongs to every language: the frame of all pages, what is no page, and the home that all others lead to. */
const OF_ALL = /^(root|site\/.*|tr:layout|tr:home)$/

/**
 * The builds that answer for the site in each language: with its own routes alone. The router looks at every route it
 * has several times for each page, and a language has an eighth of them.
 */
export const buildsByLanguage = (build: ServerBuild): Map<string, ServerBuild> =>
  new Map(
    LANGUAGES.map((language) => {
      const isOwn = ([id]: [string, unknown]) => OF_ALL.test(id) || id === language || id.startsWith(`${language}:`)
      const own = <Route>(routes: Record<string, Route>) => Object.fromEntries(Object.entries(routes).filter(isOwn))
      const assets = { ...build.assets, routes: own(build.assets.routes) }
      return [language, { ...build, routes: own(build.routes as Record<string, object>), assets } as ServerBuild]
    }),
  )

/** Whose routes an address is among: a language's, or null for those of the dashboard and of no page. */
export const routesOf = (path: string): string | null => {
  const [, first = ''] = /^\/([^/.]*)/.exec(decodeURIComponent(path).toLowerCase()) ?? []
  if (first === 'dashboard' || first.startsWith('__')) return null
  return LANGUAGES.find((language) => language === first && language !== 'tr') ?? 'tr'
}
