import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')
const css = (file: string): string => read(file).replace(/\/\*[\s\S]*?\*\//g, '')
const classesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name)),
]

const MODULES = globSync('src/web/**/*.module.css')
const SOURCES = globSync('src/web/**/*.{ts,tsx}').filter((file) => !/\/words\/|\.test\.tsx?$/.test(file))

/** Who imports a module, and the classes it takes from it. */
const usesOf = (module: string): { file: string; classes: string[] }[] =>
  SOURCES.flatMap((file) => {
    const source = read(file)
    const imports = [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)]
    const [, name] = imports.find(([, , path = '']) => join(dirname(file), path) === module) ?? []
    if (!name) return []
    const drawn = source.replace(/^import .*$/gm, '').matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))
    return { file, classes: [...drawn].map(([, each = '']) => each) }
  })

test.each(MODULES)('every class of %s is drawn, and every class drawn from it is there', (module) => {
  const own = classesIn(css(module).replace(/:global\([^)]*\)/g, ''))
  const drawn = new Set(usesOf(module).flatMap(({ classes }) => classes))
  expect([...drawn].sort()).toEqual(own.sort())
})

test.each(MODULES)('%s lies in its layer, takes its colours from tokens and forces nothing', (module) => {
  const text = css(module).trim()
  expect(text.split(' {')[0]).toBe(/\/(kit|ui)\//.test(module) ? '@layer kit' : '@layer parts')
  expect(text.match(/#[0-9a-f]{3,8}\b/gi) ?? []).toEqual([])
  expect(text.replace(/@media print \{[\s\S]*?\n {2}\}/g, '')).not.toContain('!important')
})

/** What every page of the site may draw without a part of its own; a new one is a decision (0007). */
const OF_THE_SITE = [
  'h2',
  'h3',
  'i',
  'i--fill',
  'lead',
  'link',
  'num',
  'small',
  'sr',
  'sr--narrow',
  'tiny',
  'with-js',
  'wrap',
]

test('the site’s own sheet has these classes and no others', () => {
  expect(globSync('src/web/styles/site/*.css').sort()).toEqual(
    ['base', 'toasts'].map((of) => `src/web/styles/site/${of}.css`),
  )
  expect(classesIn(css('src/web/styles/site/base.css')).sort()).toEqual(OF_THE_SITE)
  const words = SOURCES.map(read).join('\n')
  expect(OF_THE_SITE.filter((name) => !new RegExp(`['"\`\\s]${name}['"\`\\s]`).test(words))).toEqual([])
})

test.each(SOURCES.filter((file) => file.includes('/site/')))('%s names no class in words but those', (file) => {
  const named = [...read(file).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, mixed = '']) =>
    (plain ?? mixed.replace(/\$\{[^}]*\}/g, ' ')).split(/\s+/),
  )
  expect(named.filter((name) => name && !OF_THE_SITE.includes(name))).toEqual([])
})

const OF_THE_DASHBOARD = classesIn(globSync('src/web/styles/dashboard/*.css').map(css).join('\n'))

test('a class of the dashboard’s own sheets is named somewhere', () => {
  const words = SOURCES.filter((file) => !file.includes('/site/'))
    .map(read)
    .join('\n')
  const isNamed = (name: string) => new RegExp(`['"\`\\s.]${name}(?![\\w-])`).test(words) || /^k-/.test(name)
  expect(OF_THE_DASHBOARD.filter((name) => !isNamed(name))).toEqual([])
})

test.each(SOURCES.filter((file) => file.includes('/dashboard/')))('%s names no class in words but those', (file) => {
  const named = [...read(file).matchAll(/className(?:=|: )\{?(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g)].flatMap(
    ([, ...words]) =>
      words
        .join('')
        .replace(/i--\$|\$?\{[^}]*\}/g, ' ')
        .split(/\s+/),
  )
  expect(named.filter((name) => name && !OF_THE_DASHBOARD.includes(name))).toEqual([])
})
