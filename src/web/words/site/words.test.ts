import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookingTr } from './booking.tr.ts'
import { mapTr } from './map.tr.ts'
import { tr } from './tr.ts'

const ALL = Object.keys({ ...tr, ...bookingTr, ...mapTr })
const LANGUAGES = ['tr', 'en', 'ru']
const namesOf = (folder: string): string[] => globSync('**/*.ts', { cwd: `${import.meta.dirname}/${folder}` })
const keysIn = (file: string): string[] =>
  [...readFileSync(`${import.meta.dirname}/tr/${file}`, 'utf8').matchAll(/^ {2}(?:'([^']+)'|(\w+)):/gm)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )
const files = namesOf('tr').map((file) => ({ file, keys: keysIn(file) }))

const SCREENS = [
  'src/entry/pages/fault-page.ts',
  ...globSync('src/web/{site,ui}/**/*.{ts,tsx}'),
  ...globSync('src/web/*.tsx'),
]
const source = SCREENS.map((file) => readFileSync(file, 'utf8')).join('\n')
/** `next.${status}Note` is the use of every key of that shape. */
const shapes = [...source.matchAll(/`([a-z]+\.[\w.-]*)\$\{[^`}]*\}([\w.-]*)`/g)].map(
  ([, before, after]) => new RegExp(`^${before}[\\w-]+${after}$`),
)

test('every language has the same files', () => {
  for (const language of LANGUAGES) expect(namesOf(language).sort(), language).toEqual(namesOf('tr').sort())
})

test('a key stands once, and the first part of it in one file alone', () => {
  const homes = files.flatMap(({ file, keys }) => keys.map((key) => ({ key, file, space: key.split('.')[0] })))
  const strays = homes.filter(({ space, file }) => homes.some((other) => other.space === space && other.file !== file))
  expect(strays).toEqual([])
  expect(homes.map(({ key }) => key).sort()).toEqual(ALL.sort())
})

test('every key is said somewhere', () => {
  const isSaid = (key: string) => source.includes(`'${key}'`) || shapes.some((shape) => shape.test(key))
  expect(ALL.filter((key) => !isSaid(key))).toEqual([])
})

test('the words of a guest’s own booking are said on its pages alone, which load them', () => {
  const others = globSync('src/web/{site,ui}/**/*.{ts,tsx}', {
    exclude: [
      'src/web/site/{reserve,pay,enquire,owner,offer,review,newsletter,handover}/**',
      'src/web/site/stay/{checkout,transfer}/**',
    ],
  })
  const elsewhere = others.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(Object.keys(bookingTr).filter((key) => elsewhere.includes(`'${key}'`))).toEqual([])
})

test('the words of the map are said by the map alone, which loads them', () => {
  const others = globSync('src/web/{site,ui}/**/*.{ts,tsx}', { exclude: ['src/web/site/map/**'] })
  const elsewhere = others.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(Object.keys(mapTr).filter((key) => elsewhere.includes(`'${key}'`))).toEqual([])
})
