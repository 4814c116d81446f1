import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const LANGUAGES = ['tr', 'en', 'ru']
const namesOf = (folder: string): string[] => globSync('**/*.ts', { cwd: `${HERE}/${folder}` })
const keysIn = (file: string): string[] =>
  [...readFileSync(`${HERE}/tr/${file}`, 'utf8').matchAll(/^ {2}(?:'([^']+)'|(\w+)):/gm)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )
const homes = namesOf('tr').flatMap((file) =>
  keysIn(file).map((key) => ({ key, file, group: basename(file, '.ts'), space: key.split('.')[0] })),
)

const read = (file: string): string => readFileSync(file, 'utf8')
const SCREENS = [
  'src/entry/pages/fault-page.ts',
  ...globSync('src/web/{site,ui}/**/*.{ts,tsx}'),
  ...globSync('src/web/*.tsx'),
]
/** `next.${status}Note` is the use of every key of that shape. */
const shapesIn = (source: string): RegExp[] =>
  [...source.matchAll(/`([a-z]+\.[\w.-]*)\$\{[^`}]*\}([\w.-]*)`/g)].map(
    ([, before, after]) => new RegExp(`^${before}[\\w-]+${after}$`),
  )
const saysIn = (source: string) => {
  const shapes = shapesIn(source)
  return (key: string) => source.includes(`'${key}'`) || shapes.some((shape) => shape.test(key))
}

test('every language has the same files', () => {
  for (const language of LANGUAGES) expect(namesOf(language).sort(), language).toEqual(namesOf('tr').sort())
})

test('a key stands once, and the first part of it in one file alone', () => {
  const strays = homes.filter(({ space, file }) => homes.some((other) => other.space === space && other.file !== file))
  expect(strays).toEqual([])
  expect(homes.filter(({ key }, index) => homes.findIndex((other) => other.key === key) !== index)).toEqual([])
})

test('every key is said somewhere', () => {
  const isSaid = saysIn(SCREENS.map(read).join('\n'))
  expect(homes.map(({ key }) => key).filter((key) => !isSaid(key))).toEqual([])
})

test('a page names the words it loads, so that they come with its scripts', () => {
  for (const page of PAGES) {
    const named = /^export const handle: Handle = \{.*words: \[([^\]]*)\]/m.exec(read(page))?.[1] ?? ''
    expect([...named.matchAll(/\w+/g)].map(String).sort(), page).toEqual([...needsOf(page).groups].sort())
  }
})

test('what is said before a browser has its words is loaded by who says it', () => {
  const missing = PAGES.flatMap((page) => {
    const lacking = lackingIn(page, new Set(['frame']))
    return lacking.length ? [{ page: relative('src/web/site', page), lacking }] : []
  })
  expect(missing).toEqual([])
})

const PAGES = [...read('src/web/routes.ts').matchAll(/'(site\/[\w/-]+\.tsx)'/g)].map(([, file]) => `src/web/${file}`)

type Needs = { source: string; groups: Set<string>; later: string[] }

/** Everything a file has at once, directly or through others, and what it fetches later. */
const needsOf = (entry: string): Needs => {
  const seen = new Set<string>()
  const waiting = [entry]
  const needs: Needs = { source: '', groups: new Set(), later: [] }
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    const group = /words\/load\/(?:\w+\/)?(\w+)\.ts$/.exec(file)?.[1]
    if (group) needs.groups.add(group)
    if (!/src\/web\/(site|ui)\//.test(file)) continue
    const source = read(file)
    needs.source += source
    const found = (pattern: RegExp) =>
      [...source.matchAll(pattern)].map(([, path = '']) => join(dirname(file ?? ''), path))
    waiting.push(...found(/^(?:import|export) (?!type )(?:[^'"`=]*? from )?'(\.[^']+)'/gm))
    needs.later.push(...found(/import\('(\.[^']+)'\)/g))
  }
  return needs
}

const asked = new Map<string, Needs>()

const lackingIn = (entry: string, known: ReadonlySet<string>): string[] => {
  const needs = asked.get(entry) ?? needsOf(entry)
  asked.set(entry, needs)
  const groups = new Set([...known, ...needs.groups])
  const isSaid = saysIn(needs.source)
  const lacking = homes.filter(({ key, group }) => !groups.has(group) && isSaid(key)).map(({ key }) => key)
  const later = needs.later.filter((file) => /src\/web\/site\/.*\.tsx$/.test(file) && file !== entry)
  return [...new Set([...lacking, ...later.flatMap((file) => lackingIn(file, groups))])]
}
