import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** A drawing as the icon library keeps it: its elements with their attributes. */
type Drawing = [element: string, attributes: Record<string, string>][]

const LIBRARY = new URL('../../node_modules/lucide-react/dist/esm/', import.meta.url)
const MODULE = '\0icons'
const IMPORT = /import (?:type )?\{([^}]*)\} from 'lucide-react'/g

/**
 * The icons of the pages as files of drawings that are fetched once, instead of each drawing in every script and every
 * page: one of all that the site shows, one of what the dashboard alone shows. Screens go on importing them from the
 * library: an icon is then an `<svg>` that uses its drawing.
 */
export const iconSprite = async (): Promise<Plugin> => {
  const { site, desk } = usedIcons()
  const sprites = [await spriteOf('icons', site), await spriteOf('desk-icons', desk)]
  return {
    name: 'icon-sprite',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\0icons\// },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0icons\// },
      handler: (id) => moduleOf(id.slice(MODULE.length + 1), sprites),
    },
    transform: { filter: { code: /from 'lucide-react'/ }, handler: (code) => code.replace(IMPORT, eachAlone) },
    configureServer({ middlewares }) {
      for (const { file, source } of sprites)
        middlewares.use(`/${file}`, (_, response) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(source)
        })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { file, source } of sprites) this.emitFile({ type: 'asset', fileName: file, source })
    },
  }
}

/** The names that pages import, types left out: what the site shows, and what nothing but the dashboard does. */
export const usedIcons = (): { site: string[]; desk: string[] } => {
  const paths = globSync('src/web/**/*.{ts,tsx}')
  const ofDesk = (path: string) => path.startsWith('src/web/dashboard/')
  const site = importedIn(paths.filter((path) => !ofDesk(path)))
  return { site: [...site].sort(), desk: [...importedIn(paths.filter(ofDesk)).difference(site)].sort() }
}

const importedIn = (paths: string[]): Set<string> => {
  const names = paths
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(IMPORT)])
    .flatMap(([statement, list = '']) => (statement.startsWith('import type') ? [] : list.split(',')))
    .map((name) => name.trim().replace(/ as .*/, ''))
  return new Set(names.filter((name) => name && !name.startsWith('type ')))
}

type Sprite = { kind: string; names: string[]; source: string; file: string }

const spriteOf = async (kind: string, names: string[]): Promise<Sprite> => {
  const source = await drawingsOf(names)
  const version = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { kind, names, source, file: `assets/${kind}-${version}.svg` }
}

/** One file of drawings, each by its name. Fails on a name that the library does not have. */
export const drawingsOf = async (names: string[]): Promise<string> => {
  const index = readFileSync(new URL('lucide-react.mjs', LIBRARY), 'utf8')
  const symbols = names.map(async (name) => {
    const path = new RegExp(`[ ,{]default as ${name}[ ,}][^\\n]* from '(./icons/[^']+)'`).exec(index)?.[1]
    if (!path) throw new Error(`The icon library has no ${name}.`)
    const { node } = (await import(new URL(path, LIBRARY).href)).__iconData as { node: Drawing }
    return `<symbol id="${name}" viewBox="0 0 24 24">${node.map(elementOf).join('')}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join('')}</svg>`
}

const elementOf = ([element, { key: _, ...attributes }]: Drawing[number]): string =>
  `<${element}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`

/** Each icon is a module of its own, so that a script has only those of its screens. Types are left out. */
const eachAlone = (statement: string, list: string): string =>
  statement.startsWith('import type')
    ? ''
    : list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => `import { ${name} } from '${MODULE}/${name.replace(/ as .*/, '')}'`)
        .join(';')

/**
 * What the icons of a file are made with, by the file's kind, or the icon of a name. The page's stylesheet says how an
 * icon (`i`) is drawn.
 */
const moduleOf = (name: string, sprites: Sprite[]): string => {
  const made = sprites.find(({ kind }) => kind === name)
  if (made)
    return `import { createElement } from 'react'
export const icon = (name) => (attributes) =>
  createElement('svg', attributes, createElement('use', { href: '/${made.file}#' + name }))`
  const sprite = sprites.find(({ names }) => names.includes(name))
  if (!sprite) throw new Error(`No page imports ${name}.`)
  return `import { icon } from '${MODULE}/${sprite.kind}'
export const ${name} = /* @__PURE__ */ icon('${name}')`
}
