import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/**
 * What the first page of most visitors is made of; then the rest of the public site; then the door of the dashboard and
 * what is behind it. What is fetched later stays with whoever asks.
 */
const SIDES = {
  frame: /src\/web\/(entry\.client|root|ui\/toast-box|ui\/calendar\/chevron|site\/site-layout|site\/home\/home)\.tsx/,
  site: /src\/web\/site\//,
  door: /src\/web\/dashboard\/login\/login\.tsx/,
  dashboard: /src\/web\/dashboard\//,
}

/** Does a module that matches `who` need this one, directly or through others, at once (not only when asked for)? */
const isNeededBy = (who: RegExp, id: string, context: Context, seen = new Set<string>()): boolean => {
  if (who.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (context.getModuleInfo(id)?.importers ?? []).some((importer) => isNeededBy(who, importer, context, seen))
}

/** A side takes what it needs and what that needs in turn, the first side first. */
const sides = Object.entries(SIDES).map(([side, who]) => ({
  name: (id: string, context: Context): string | null => (isNeededBy(who, id, context) ? side : null),
  test: /src\/web\/|node_modules\//,
}))

/**
 * What several pages share comes as one file a side, not one for every icon: a page asks for a dozen files instead of
 * seventy. The contracts and what they are written with stand apart: many pages need them only once somebody asks for
 * something. The server draws the guest's calendar: its look is there before its code.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\// },
  { name: 'rules', test: /src\/(kernel\/(?!endpoint|schema)|features\/(?!.*\.(contract|shape)\.ts))/ },
  { name: 'contracts', test: /src\/(kernel|features)\/|node_modules\/zod\// },
  { name: 'day-picker', test: /node_modules\/(react-day-picker|@?date-fns)/ },
  { name: 'calendar', test: /src\/web\/ui\/calendar\/calendar-/ },
  { name: 'picker-look', test: /src\/web\/site\/stay\/picker\/.*\.module\.css/, minShareCount: 1 },
  ...sides,
].map((group, index) => ({ minShareCount: 2, ...group, priority: 9 - index }))

/** 'price-x4Tb': the class, and four signs of its file. The line in it, which is Vite's habit, would only weigh. */
const generateScopedName = (name: string, file: string): string =>
  `${name}-${createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`

export default defineConfig({
  // the dashboard speaks Turkish: of the library of its menus and lists no other language is shipped
  plugins: [{ ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' }, reactRouter()],
  css: { modules: { generateScopedName } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
