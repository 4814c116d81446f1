import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { isOfBrowsers, placeOf, wrongArrow } from './arrows.ts'
import { drawMap } from './draw-map.ts'

const EVERYWHERE = '{src,tests,scripts,journeys,seeds}/**/*'
const MOST_FILES = 15
const MOST_COLUMNS = 120
/** Sentences and demo texts are as long as they are. */
const MAY_BE_WIDE = /^(src\/web\/words|seeds\/content)\//

const files = globSync('src/**/*.{ts,tsx}')
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    normalize(join(dirname(file), path.replace(/\?\w+$/, ''))),
  )
const graph = new Map(files.map((file) => [file, importsOf(file).filter((path) => files.includes(path))]))

const faultsOf = (file: string): string[] => {
  const source = readFileSync(file, 'utf8')
  const of = (path: string) => wrongArrow(placeOf(file), placeOf(path))
  const arrows = (graph.get(file) ?? []).flatMap((path) => (of(path) ? [`imports ${path}: ${of(path)}`] : []))
  const laws = {
    'reads process.env: only entry does': /process\.env/.test(source) && !file.startsWith('src/entry/'),
    'has more than 300 lines': source.split('\n').length > 301,
    'is a barrel': /^export \* from/m.test(source),
    'imports zod: what browsers may load uses zod/mini':
      /from 'zod'/.test(source) && /^src\/(kernel|features|web)\//.test(file),
    'imports a module of Node, and browsers load it': /from 'node:/.test(source) && isOfBrowsers(placeOf(file)),
  }
  const broken = Object.entries(laws).flatMap(([law, isBroken]) => (isBroken ? [law] : []))
  return [...arrows, ...broken].map((fault) => `${file} ${fault}.`)
}

const STRINGS = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
/** The source with its strings and templates emptied, line by line as it was. */
const withoutTexts = (source: string): string =>
  source.replace(STRINGS, (found) => (found.startsWith('/') ? found : found.replace(/[^\n]/g, '')))

const wideLines = (file: string): string[] =>
  withoutTexts(readFileSync(file, 'utf8'))
    .split('\n')
    .flatMap((line, index) =>
      line.length > MOST_COLUMNS ? [`${file}:${index + 1} is longer than ${MOST_COLUMNS} columns.`] : [],
    )

const fullFolders = (): string[] => {
  const all = globSync(`${EVERYWHERE}.{ts,tsx,css,sh,json,md}`)
  return [...Map.groupBy(all, dirname)]
    .filter(([, inIt]) => inIt.length > MOST_FILES)
    .map(([folder, inIt]) => `${folder} holds ${inIt.length} files: ${MOST_FILES} at most.`)
}

/** Import rings, each once, by a walk that marks what it has finished. */
const rings = (): string[][] => {
  const done = new Set<string>()
  const found: string[][] = []
  const walk = (file: string, path: string[]): void => {
    if (path.includes(file)) return void found.push([...path.slice(path.indexOf(file)), file])
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of files) walk(file, [])
  return found
}

if (process.argv.includes('--draw'))
  writeFileSync(
    'docs/map.svg',
    drawMap([...graph].flatMap(([file, imports]) => imports.map((path): [string, string] => [file, path]))),
  )
const faults = [
  ...files.flatMap(faultsOf),
  ...rings().map((ring) => `An import ring: ${ring.join(' → ')}.`),
  ...globSync(`${EVERYWHERE}.{ts,tsx}`)
    .filter((file) => !MAY_BE_WIDE.test(file))
    .flatMap(wideLines),
  ...fullFolders(),
]
for (const fault of faults) console.error(fault)
console.log(faults.length ? `${faults.length} broken laws` : `${files.length} files, every arrow points down.`)
process.exit(faults.length ? 1 : 0)
