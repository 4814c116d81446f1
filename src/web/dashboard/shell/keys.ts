import type { Role } from '../../../kernel/caller.ts'
import { type DashboardWordKey, say } from '../../words/dashboard.ts'
import { keysText, placesOf } from '../places.ts'
import { keyLabel, MOVES_BY_KEY } from '../reservations/record/moves.ts'
import { SEND_KINDS, SENDS } from '../reservations/record/sends.ts'

/** Keys by where they work, as a person presses them and with what they do: ['G R', 'Rezervasyonlar']. */
export type KeyGroup = { word: DashboardWordKey; keys: [pressed: string, what: string][] }

/**
 * Every key that does something for this role. The moves and messages are the agency's; an owner has no keys for them.
 */
export const keyGroups = (role: Role): KeyGroup[] => [
  {
    word: 'shell.keys-everywhere',
    keys: [
      ...placesOf(role).map((place): [string, string] => [keysText(place), say(place.word)]),
      ['Ctrl K', say('key.find')],
    ],
  },
  {
    word: 'shell.keys-in-lists',
    keys: [
      ['J K', say('key.move')],
      ['Enter', say('key.open')],
      ['X ⇧X', say('key.select')],
      ['/', say('key.search')],
    ],
  },
  ...(role === 'ADMIN' ? [onAReservation] : []),
  {
    word: 'shell.keys-in-forms',
    keys: [
      ['Ctrl ↵', say('key.main')],
      ['Ctrl S', say('act.save')],
      ['Esc', say('key.leave')],
    ],
  },
]

const onAReservation: KeyGroup = {
  word: 'shell.keys-on-reservation',
  keys: [
    ['T', say('reservation.change-dates')],
    ...MOVES_BY_KEY.map(([move, key]): [string, string] => [keyLabel(key), say(`move.${move}`)]),
    ...SEND_KINDS.map((kind): [string, string] => [keyLabel(SENDS[kind].key), say(`send.${kind}`)]),
    ['W', say('reservation.whatsapp')],
  ],
}
