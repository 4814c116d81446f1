import type { Phrase } from '../../say.ts'
import type { map as turkish } from '../tr/map.ts'

export const map: Record<keyof typeof turkish, Phrase> = {
  'map.list': 'List',
  'map.title': {
    one: 'Map with {n} villa. The list has the same villa.',
    other: 'Map with {n} villas. The list has the same villas.',
  },
  'map.area': 'Search this area',
  'map.nearer': 'Zoom in',
  'map.farther': 'Zoom out',
  'map.note': 'Places are approximate; you get the full address after the pre-payment. Coast: GSHHG',
  'map.many': { one: '{n} villa', other: '{n} villas' },
  'map.many.from': { one: '{n} villa from {amount}; zoom in', other: '{n} villas from {amount}; zoom in' },
  'map.many.near': { one: '{n} villa; zoom in', other: '{n} villas; zoom in' },
  'map.pin': { one: '{name}, {n} night {amount}', other: '{name}, {n} nights {amount}' },
  'map.waiting': 'Placing the villas on the map',
  'map.failed': 'The places could not be loaded. The list works; open the map again in a moment.',
  'map.some': 'The map shows the first {n} villas; zoom in and search the area.',
  'map.cards': 'Villas on the map',
  'map.bare': 'The coast can’t be drawn now; the places are right to each other.',
}
