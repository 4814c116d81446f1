import type { PhotoRoom } from '../../../src/features/villas/villa.shape.ts'
import type { Localized } from '../../../src/kernel/language.ts'
import { blog } from '../../content/blog.ts'
import type { VillaSeed } from '../../content/villa-seed.ts'
import { villaTypes } from '../../content/villa-types.ts'
import { DAY_ROOMS, NIGHT_ROOMS, OUTSIDE, PLANS } from './houses.ts'
import { MIRRORED } from './looks.ts'

export type DemoPhoto = { name: string; room: PhotoRoom; alt: Localized }

/**
 * The photos of each villa in the order of the agency, cover first: its house from outside, two rooms, its plan if
 * there is one. No picture is in two galleries; houses that stand for two villas are mirrored for one of them, and so
 * are rooms in the second half of the agency.
 */
export const galleriesOf = (seeds: readonly VillaSeed[]): DemoPhoto[][] =>
  seeds.map((villa, order) =>
    [...outsideOf(villa, seeds), ...roomsOf(order), ...planOf(villa)].map((name) => {
      const view = viewOf(name)
      return { name, room: SHOWN[view].room, alt: altOf(villa.name, view) }
    }),
  )

/** Pictures that types and posts show; a gallery that had them too would show them twice on a page. */
const TAKEN = new Set([...villaTypes, ...blog].map(({ picture }) => picture))

/** The outer views of a villa's house that are left for it; villas that have a house in common share them out. */
const outsideOf = (villa: VillaSeed, seeds: readonly VillaSeed[]): string[] => {
  const names = (OUTSIDE[villa.house] ?? [])
    .map((view) => `villa-${String(villa.house).padStart(2, '0')}-${view}${villa.mirror ? MIRRORED : ''}`)
    .filter((name) => !TAKEN.has(name))
  const sharers = seeds.filter((each) => each.house === villa.house && each.mirror === villa.mirror)
  const mine = names.filter((_, index) => index % sharers.length === sharers.indexOf(villa))
  const cover = (villa.house + (villa.mirror ? 1 : 0)) % 3 === 0 ? 1 : 0
  return [...mine.slice(cover), ...mine.slice(0, cover)]
}

const roomsOf = (order: number): string[] =>
  [DAY_ROOMS, NIGHT_ROOMS].flatMap((rooms) => {
    const name = `${rooms[order % rooms.length]}${order < rooms.length ? '' : MIRRORED}`
    return TAKEN.has(name) ? [] : [name]
  })

const planOf = ({ name }: VillaSeed): readonly string[] => PLANS[name] ?? []

type View = keyof typeof SHOWN

const SHOWN = {
  pool: { room: 'pool', tr: 'havuz', en: 'the pool', ru: 'бассейн' },
  front: { room: 'exterior', tr: 'evin ön cephesi', en: 'the front of the house', ru: 'фасад дома' },
  terrace: { room: 'terrace', tr: 'teras', en: 'the terrace', ru: 'терраса' },
  aerial: { room: 'surroundings', tr: 'havadan görünüm', en: 'seen from the air', ru: 'вид с воздуха' },
  living: { room: 'living', tr: 'oturma odası', en: 'the living room', ru: 'гостиная' },
  bedroom: { room: 'bedroom', tr: 'yatak odası', en: 'a bedroom', ru: 'спальня' },
  kitchen: { room: 'kitchen', tr: 'mutfak', en: 'the kitchen', ru: 'кухня' },
  plan: { room: 'plan', tr: 'kat planı', en: 'the floor plan', ru: 'план дома' },
  bath: { room: 'bathroom', tr: 'banyo', en: 'a bathroom', ru: 'ванная' },
} as const satisfies Record<string, Localized & { room: PhotoRoom }>

/** 'villa-03-pool-m' → 'pool' */
const viewOf = (name: string): View => {
  const view = name.split('-')[2] ?? ''
  if (!isView(view)) throw new Error(`'${name}' does not say what it shows.`)
  return view
}

const isView = (word: string): word is View => word in SHOWN

const altOf = (name: string, view: View): Localized => ({
  tr: `${name}: ${SHOWN[view].tr}`,
  en: `${name}: ${SHOWN[view].en}`,
  ru: `${name}: ${SHOWN[view].ru}`,
})
