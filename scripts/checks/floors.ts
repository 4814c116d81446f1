import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { drawMap } from './draw-map.ts'

// The house's arrows (docs/map.md): a file imports its own floor or one below, its own room or one before it, its own
// slice or one below.
export const SLICES =
  'addresses settings accounts letters media places villas pricing availability search reservations payments content overview'.split(
    ' ',
  )
const ROOMS = ['rules', 'contract', 'table', 'store', 'letter', 'flow', 'api']
const FLOORS = ['kernel', 'platform', 'features', 'web', 'entry']

type Place = { file: string; floor: string; part: string; room: string; isTest: boolean }

export const placeOf = (file: string): Place => {
  const [, floor = '', part = ''] = file.split('/')
  const room = /\.(contract|table|store|letter|flow|api)\.tsx?$/.exec(file)?.[1] ?? 'rules'
  return { file, floor, part, room, isTest: /\.test\.tsx?$/.test(file) }
}

/** The rule an import breaks, as a sentence; undefined when it is allowed. */
export const wrongArrow = (from: Place, to: Place): string | undefined => {
  if (from.isTest) return undefined
  if (from.floor === to.floor) {
    if (from.floor === 'features') return wrongInFeatures(from, to)
    if (from.floor === 'web') return wrongInWeb(from, to)
    return undefined
  }
  if (FLOORS.indexOf(from.floor) < FLOORS.indexOf(to.floor)) return `${from.floor} may not look up to ${to.floor}`
  if (from.floor === 'web' && to.floor === 'platform') return 'web never sees the platform'
  if (from.floor === 'web' && to.floor === 'features' && !['rules', 'contract'].includes(to.room))
    return `web sees of features only rules and contracts, not a ${to.room}`
  if (from.floor === 'web' && from.part === 'ui' && to.floor === 'features') return 'web/ui knows no feature'
  if (
    from.floor === 'features' &&
    to.floor === 'platform' &&
    ['rules', 'contract'].includes(from.room) &&
    !SERVER_RULES.test(from.file)
  )
    return `${from.room} have no platform`
  return undefined
}

/** Rules that only a server runs: they may see the platform's types. */
const SERVER_RULES = /\/(password|render-letter)\.ts$/

const wrongInFeatures = (from: Place, to: Place): string | undefined => {
  const [own, other] = [SLICES.indexOf(from.part), SLICES.indexOf(to.part)]
  if (own < 0 || other < 0) return `the slice ${own < 0 ? from.part : to.part} has no rank`
  if (other > own) return `${from.part} may not look up to ${to.part}`
  if (other < own && to.room === 'api') return 'nobody imports another slice’s api'
  return ROOMS.indexOf(to.room) > ROOMS.indexOf(from.room) ? `a ${from.room} may not import a ${to.room}` : undefined
}

const wrongInWeb = (from: Place, to: Place): string | undefined => {
  const pair = [from.part, to.part].join(' ')
  if (pair === 'site dashboard' || pair === 'dashboard site') return 'site and dashboard don’t import each other'
  return from.part === 'ui' && ['site', 'dashboard'].includes(to.part) ? 'web/ui knows no screen' : undefined
}

const files = globSync('src/**/*.{ts,tsx}')
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    normalize(join(dirname(file), path.replace(/\?\w+$/, ''))),
  )
const graph = new Map(files.map((file) => [file, importsOf(file).filter((path) => files.includes(path))]))

const faults: string[] = []
for (const [file, imports] of graph) {
  for (const path of imports) {
    const fault = wrongArrow(placeOf(file), placeOf(path))
    if (fault) faults.push(`${file} imports ${path}: ${fault}.`)
  }
  const source = readFileSync(file, 'utf8')
  if (/process\.env/.test(source) && !file.startsWith('src/entry/'))
    faults.push(`${file} reads process.env: only entry does.`)
  if (source.split('\n').length > 301) faults.push(`${file} has more than 300 lines.`)
  if (/^export \* from/m.test(source)) faults.push(`${file} is a barrel.`)
  if (/from 'zod'/.test(source) && /^src\/(kernel|features|web)\//.test(file))
    faults.push(`${file} imports zod: what browsers may load uses zod/mini.`)
}
for (const ring of rings()) faults.push(`An import ring: ${ring.join(' → ')}.`)

if (process.argv.includes('--draw'))
  writeFileSync(
    'docs/map.svg',
    drawMap([...graph].flatMap(([file, imports]) => imports.map((path): [string, string] => [file, path]))),
  )
for (const fault of faults) console.error(fault)
console.log(faults.length ? `${faults.length} wrong arrows` : `${files.length} files, every arrow points down.`)
process.exit(faults.length ? 1 : 0)

/** Import rings, each once, by a walk that marks what it has finished. */
function rings(): string[][] {
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
