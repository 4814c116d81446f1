import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Localized } from '../../src/kernel/language.ts'
import type { Files } from '../../src/platform/files/storage/files.ts'
import type { VillaSeed } from '../content/villa-seed.ts'

const PICTURES = new URL('../pictures', import.meta.url).pathname

/** The public address of a demo picture, e.g. 'region-01' → '/img/demo/region-01.webp'. */
export const pictureAddress = (name: string): string => `/img/demo/${name}.webp`

export type StoredPicture = { name: string; path: string; width: number; height: number }

/** Puts the demo pictures among the files, the mirrored ones ('…-m') too. Answers all of them with their sizes. */
export const storePictures = async (files: Files, mirrored: ReadonlySet<string>): Promise<StoredPicture[]> => {
  const names = (await readdir(PICTURES))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length))
  const stored = await Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(PICTURES, `${name}.webp`))
      const { width, height } = await sharp(source).metadata()
      await files.write(`demo/${name}.webp`, source)
      if (mirrored.has(name))
        await files.write(`demo/${name}-m.webp`, await sharp(source).flop().webp({ quality: 76, effort: 0 }).toBuffer())
      return { name, path: pictureAddress(name), width, height }
    }),
  )
  return stored.flatMap((each) =>
    mirrored.has(each.name)
      ? [each, { ...each, name: `${each.name}-m`, path: pictureAddress(`${each.name}-m`) }]
      : [each],
  )
}

const VIEWS = ['pool', 'front', 'terrace', 'aerial', 'living', 'bedroom', 'kitchen', 'bath'] as const
type View = (typeof VIEWS)[number]

const INTERIORS = { living: 5, bedroom: 5, kitchen: 3, bath: 3 } as const

/** The names of a house's outer views that exist, as far as the folder goes. */
const OUTSIDE: Record<number, View[]> = Object.fromEntries(
  Array.from({ length: 23 }, (_, index) => {
    const house = index + 1
    const views: View[] = house === 18 ? ['pool'] : ['pool', 'front']
    if (house <= 12) views.push('terrace')
    if (house <= 4 || (house >= 7 && house <= 9)) views.push('aerial')
    return [house, views]
  }),
)

/**
 * The photos of a villa, cover first: its house from outside, then rooms of the shared set, mirrored where the villa
 * is.
 */
export const photosOf = (villa: VillaSeed, order: number): { name: string; alt: Localized }[] => {
  const outside = OUTSIDE[villa.house] ?? ['pool']
  const cover = (villa.house + (villa.mirror ? 1 : 0)) % 3 === 0 ? 1 : 0
  const views = [...outside.slice(cover), ...outside.slice(0, cover)]
  const rooms: { view: View; number: number }[] = [
    { view: 'living', number: order % INTERIORS.living },
    { view: 'bedroom', number: order % INTERIORS.bedroom },
    { view: 'kitchen', number: order % INTERIORS.kitchen },
    ...(villa.bedrooms > 1 ? [{ view: 'bedroom' as const, number: (order + 2) % INTERIORS.bedroom }] : []),
    ...(villa.bedrooms > 3 ? [{ view: 'bedroom' as const, number: (order + 3) % INTERIORS.bedroom }] : []),
    { view: 'bath', number: Math.floor(order / 2) % INTERIORS.bath },
  ]
  return [
    ...views.map((view) => ({ view, number: villa.house })),
    ...rooms.map(({ view, number }) => ({ view, number: number + 1 })),
  ].map(({ view, number }) => ({
    name: `villa-${String(number).padStart(2, '0')}-${view}${villa.mirror ? '-m' : ''}`,
    alt: altOf(villa.name, view),
  }))
}

const SHOWN: Record<View, Required<Localized>> = {
  pool: { tr: 'havuz', en: 'the pool', ru: 'бассейн' },
  front: { tr: 'evin ön cephesi', en: 'the front of the house', ru: 'фасад дома' },
  terrace: { tr: 'teras', en: 'the terrace', ru: 'терраса' },
  aerial: { tr: 'havadan görünüm', en: 'seen from the air', ru: 'вид с воздуха' },
  living: { tr: 'oturma odası', en: 'the living room', ru: 'гостиная' },
  bedroom: { tr: 'yatak odası', en: 'a bedroom', ru: 'спальня' },
  kitchen: { tr: 'mutfak', en: 'the kitchen', ru: 'кухня' },
  bath: { tr: 'banyo', en: 'a bathroom', ru: 'ванная' },
}

const altOf = (name: string, view: View): Localized => ({
  tr: `${name}: ${SHOWN[view].tr}`,
  en: `${name}: ${SHOWN[view].en}`,
  ru: `${name}: ${SHOWN[view].ru}`,
})
