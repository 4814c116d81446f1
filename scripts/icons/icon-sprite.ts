import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** A drawing as the icon library keeps it: its elements with their attributes. */
type Drawing = [element: string, attributes: Record<string, string>][]

const LIBRARY = new URL('../../node_modules/lucide-react/dist/esm/', import.meta.url)
const MODULE = '\0icons'
const IMPORT = /import (?:type )?\{([^}]*)\} from 'lucide-react'/g

/**
 * The icons of the pages as one file of drawings that is fetched once, instead of each drawing in every script and
 * every page. Screens go on importing them from the library: an icon is then an `<svg>` that uses its drawing.
 */
export const iconSprite = async (): Promise<Plugin> => {
  const names = usedIcons()
  const sprite = await drawingsOf(names)
  const file = `assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`
  return {
    name: 'icon-sprite',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\0icons\// },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0icons\// },
      handler: (id) => componentOf(id.slice(MODULE.length + 1), `/${file}`),
    },
    transform: { filter: { code: /from 'lucide-react'/ }, handler: (code) => code.replace(IMPORT, eachAlone) },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sprite)
      })
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: file, source: sprite })
    },
  }
}

/** The names that the pages import, types left out. */
export const usedIcons = (): string[] => {
  const imports = globSync('src/web/**/*.tsx')
    .concat(globSync('src/web/**/*.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(IMPORT)])
    .flatMap(([statement, list = '']) => (statement.startsWith('import type') ? [] : list.split(',')))
    .map((name) => name.trim().replace(/ as .*/, ''))
  return [...new Set(imports)].filter((name) => name && !name.startsWith('type ')).sort()
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

/** The component of a name, or what they all are made with; the page's stylesheet says how an icon (`i`) is drawn. */
const componentOf = (name: string, sprite: string): string =>
  name === 'icon'
    ? `import { createElement } from 'react'
export const icon = (name) => (attributes) =>
  createElement('svg', attributes, createElement('use', { href: '${sprite}#' + name }))`
    : `import { icon } from '${MODULE}/icon'
export const ${name} = /* @__PURE__ */ icon('${name}')`
