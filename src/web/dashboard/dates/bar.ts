import type { Span } from '../../../features/occupancy/free-nights.ts'
import type { BarState, SentBar } from '../../../features/occupancy/occupancy.shape.ts'
import { say } from '../../words/dashboard.ts'
import { stayText } from '../stay-text.ts'

/** What stands in a calendar, with names: see `sentBar`. */
export type Bar = Span & {
  /** Of a reservation and a closing with the same id it is not the same. */
  key: string
  id: number
  villaId: number
  state: BarState
  who: string
  note: string
  guests: number
  ends: string | null
  fixed: boolean
}

export const barOf = ([id, villaId, from, until, state, who, note, guests, ends, fixed]: SentBar): Bar => {
  const key = `${guests > 0 ? 'r' : 'c'}${id}`
  return { key, id, villaId, from, until, state, who, note, guests, ends, fixed }
}

export const isStay = ({ guests }: Pick<Bar, 'guests'>): boolean => guests > 0

/** 'Opsiyonlu', 'Bakım'. */
export const stateWord = (state: BarState): string => {
  switch (state) {
    case 'closing':
    case 'owner-stay':
    case 'maintenance':
    case 'external':
      return say(`block.${state}`)
    default:
      return say(`status.${state}`)
  }
}

/** Who or what it is in a word or two: the guest, the foreign calendar, the reason, else its kind. */
export const barName = ({ state, who, note, guests }: Bar): string => {
  if (guests > 0 || state === 'external') return who
  return note || stateWord(state)
}

/** All of it in one sentence, for those who don't see the bar. */
export const barSentence = (bar: Bar): string =>
  [barName(bar), stateWord(bar.state), stayText(bar.from, bar.until)].join(', ')
