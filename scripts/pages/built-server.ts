import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Context, isNeededBy } from './needed-by.ts'

const FOLDER = 'build/server'
/** Is the program alone, so that others can import the pages without starting it. */
const START = /\/src\/entry\/server\.ts$/
const PAGES = /\/src\/entry\/pages\/pages\.ts$|react-router\/server-build/
const OURS = /\/(src|seeds)\/.*\.tsx?$/

const groupOf = (name: string, who: RegExp) => ({
  name: (id: string, context: Context): string | null =>
    !START.test(id) && isNeededBy(who, id, context) ? name : null,
})

/**
 * The server and its pages as one program (0086): a file for what a start needs, one for the pages, and what is asked
 * for later by itself. Names of functions stay for whoever reads a stack; all but ASCII is escaped, because V8 keeps a
 * text with a single Turkish letter in two bytes a letter.
 */
export const builtServer = {
  define: { 'process.env.NODE_ENV': '"production"' },
  // machine code or files beside them, or only for developing
  resolve: {
    noExternal: true as const,
    external: ['sharp', '@electric-sql/pglite', 'pdfmake', 'vite', '@fastify/middie'],
  },
  build: {
    rolldownOptions: {
      input: { index: 'virtual:react-router/server-build', server: 'src/entry/server.ts' },
      output: {
        chunkFileNames: '[name].js',
        comments: false,
        codeSplitting: { groups: [groupOf('product', START), groupOf('pages', PAGES)] },
        minify: { compress: true, mangle: { keepNames: true }, codegen: { asciiOnly: true } },
      },
    },
  },
}

/** Built, a source still finds what lies beside it: it goes by the address it had. */
export const besideSources = (): Plugin => ({
  name: 'beside-sources',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    if (!OURS.test(id) || !code.includes('import.meta.url')) return null
    const source = JSON.stringify(relative(resolve(FOLDER), id))
    return { code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`), map: null }
  },
})

/**
 * Routes behind the login: until a browser knows who asks, all of them show what their layout sends. They export
 * nothing that a server asks for.
 */
export const BEHIND_LOGIN = /\/src\/web\/dashboard\/(?!dashboard-layout\.tsx|login\/)/
const NOTHING = '\0nothing-to-draw'

/** Leaves out of the server what only browsers draw: the dashboard is more than the site. */
export const drawnByBrowsers = (): Plugin => ({
  name: 'drawn-by-browsers',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (source, importer) =>
    importer?.includes('react-router/server-build') && BEHIND_LOGIN.test(source) ? NOTHING : null,
  load: (id) => (id === NOTHING ? 'export default () => null' : null),
})
