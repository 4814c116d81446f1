import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = 'src/web/site/villa'
const SCREEN = `${ROOT}/villa-screen.tsx`

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?'(\.[^']+)'/gms)].map(([, path = '']) =>
    join(dirname(file), path),
  )

/** The styles that a file needs at once, directly or through others. */
const looksOf = (entry: string): Set<string> => {
  const seen = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    if (/^src\/web\/.*\.tsx?$/.test(file)) waiting.push(...importsOf(file))
  }
  return new Set([...seen].filter((file) => file.endsWith('.module.css')))
}

test('what the server draws has its look before its code comes', () => {
  const source = readFileSync(SCREEN, 'utf8')
  const drawn = [...source.matchAll(/(?:still|nearby)\(\(\) => import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
    join(ROOT, path),
  )
  expect(drawn).toHaveLength(5)
  const known = looksOf(SCREEN)
  expect([...new Set(drawn.flatMap((file) => [...looksOf(file)]))].filter((look) => !known.has(look))).toEqual([])
})
