import { useState } from 'react'
import {
  type Conflict,
  type OtherVilla,
  settleConflict,
} from '../../../features/occupancy/conflicts/conflicts.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { useWrite } from '../kit/form/use-write.ts'
import { letterToOwner } from './conflict-text.ts'

export const WAYS = ['keep-ours', 'move-ours', 'cancel-ours'] as const
export type Way = (typeof WAYS)[number]

const SAID = {
  'keep-ours': 'conflicts.kept',
  'move-ours': 'conflicts.moved',
  'cancel-ours': 'conflicts.cancelled',
  'same-person': 'conflicts.same-done',
} as const

/** The way out that is chosen and what belongs to it; `word` says the consequence, `ready` whether it can be done. */
export const useSettling = (conflict: Conflict, settled: () => void) => {
  const [way, setWay] = useState<Way>('keep-ours')
  const [letter, setLetter] = useState(() => letterToOwner(conflict))
  const [remind, setRemind] = useState(true)
  const [other, setOther] = useState<OtherVilla>()
  const [price, setPrice] = useState<'kept' | 'new'>('kept')
  const [ownerPays, setOwnerPays] = useState(false)
  const [note, setNote] = useState('')
  const [code, setCode] = useState('')
  const chosen = useWrite(settleConflict, settled, say(SAID[way]))
  const same = useWrite(settleConflict, settled, say(SAID['same-person']))
  const [sending, refused] = [chosen.sending || same.sending, chosen.refused ?? same.refused]
  const { closingId: closing, reservationId: reservation, ours } = conflict
  const params = { closing, reservation }
  const settle = (body: Parameters<typeof chosen.send>[0]['body']) => chosen.send({ params, body })
  const ready = {
    'keep-ours': true,
    'move-ours': other !== undefined,
    'cancel-ours': note.trim() !== '' && code.trim().toLocaleUpperCase('tr') === ours.code,
  }[way]
  const chargeable = other !== undefined && price === 'kept' && canCharge(conflict, other)
  const charges = chargeable && ownerPays
  const act = () => {
    if (!ready || sending) return
    if (way === 'keep-ours') return settle({ way, letter, remind })
    if (way === 'cancel-ours') return settle({ way, letter: note })
    if (other)
      return settle({
        way,
        villa_id: other.id,
        price,
        letter: note,
        total: price === 'kept' ? ours.total : other.total,
        ...(charges && { owner_pays: other.difference }),
      })
  }
  return {
    ...{ way, setWay, letter, setLetter, remind, setRemind, other, setOther, price, setPrice, note, setNote },
    ...{
      chargeable,
      ownerPays,
      setOwnerPays,
      code,
      setCode,
      sending,
      refused,
      ready,
      act,
      word: wordOf(way, other, price),
    },
    same: () => same.send({ params, body: { way: 'same-person' } }),
  }
}

/** A confirmed stay that goes to a dearer villa of somebody else: whose calendar took the nights can be charged. */
const canCharge = ({ ours }: Conflict, { difference, sameOwner }: OtherVilla): boolean =>
  difference > 0 && !sameOwner && (ours.status === 'CONFIRMED' || ours.status === 'CHECKED_IN')

export type Settling = ReturnType<typeof useSettling>

const wordOf = (way: Way, other: OtherVilla | undefined, price: 'kept' | 'new'): string => {
  if (way === 'keep-ours') return say('conflicts.keep-do')
  if (way === 'cancel-ours') return say('conflicts.cancel-do')
  if (!other) return say('conflicts.move')
  const kept = price === 'kept' ? say('conflicts.move-do-kept') : differenceText(other)
  return say('conflicts.move-do', { villa: other.name, price: kept })
}

/** '+6.400 ₺', '−3.100 ₺'. */
export const differenceText = ({ difference, currency }: OtherVilla): string =>
  `${difference > 0 ? '+' : ''}${formatMoney(difference, currency, 'tr')}`
