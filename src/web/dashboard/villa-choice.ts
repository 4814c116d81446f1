import type { allAdminVillas } from '../../features/villas/villas.contract.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { say } from '../words/dashboard.ts'
import type { Choice } from './kit/fields/choice/use-choice.ts'
import { type Filter, optionsOf } from './kit/list/filters/filter.ts'

export type VillaChoice = AnswerOf<typeof allAdminVillas>['content'][number]

/** A villa to choose: its name, then code, size and whether its calendar is trusted. */
export const villaChoice = ({ id, name, code, guests, live }: VillaChoice): Choice => ({
  value: String(id),
  label: name,
  note: [code, say('reservation.n-guests', { n: guests }), say(live ? 'villas.live' : 'villas.on-request')].join(' · '),
})

/** The rows of one villa or of all, found by typing. */
export const ofOneVilla = (villas: VillaChoice[]): Filter => ({
  ...{ name: 'villa_id', is: 'typed', label: say('reservation.villa'), every: say('reservation.all-villas') },
  ...{ none: say('reservation.no-villa-found'), options: optionsOf(villas) },
})
