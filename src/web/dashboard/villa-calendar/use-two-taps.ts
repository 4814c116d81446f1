import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { changeClosing, closeDates, openDates } from '../../../features/availability/availability.contract.ts'
import type { ClosingKind } from '../../../features/availability/calendar.shape.ts'
import { inTheWay } from '../../../features/occupancy/free-nights.ts'
import { addDays, type Day } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import { Refused } from '../../../kernel/refused.ts'
import { staffApi } from '../../browser/staff-api.ts'
import { takeErrorsAway, toast } from '../../ui/toast.ts'
import { say } from '../../words/dashboard.ts'
import { type Bar, barName } from '../dates/bar.ts'
import { newKey } from '../kit/form/use-write.ts'

export const UNDO_SECONDS = 10

/** Where the two taps are: nothing chosen; a first night; on the way to the server; closed, and for how long undone. */
export type TapState =
  | { kind: 'idle' }
  | { kind: 'from'; from: Day }
  | { kind: 'sending'; from: Day; until: Day }
  | { kind: 'closed'; id: number; from: Day; until: Day; why?: ClosingKind }

export type Taps = ReturnType<typeof useTwoTaps>

/** Closing in two taps: the first night, then the day of departure. Nothing is painted before the server said yes. */
export const useTwoTaps = (villaId: number, bars: Bar[], look: (bar: Bar | undefined) => void) => {
  const [state, setState] = useState<TapState>({ kind: 'idle' })
  const { revalidate } = useRevalidator()
  const drop = () => setState({ kind: 'idle' })
  const failed = (error: unknown) => {
    toast('bad', error instanceof Refused ? error.message : say('form.offline'))
    revalidate()
  }
  const close = async (from: Day, until: Day) => {
    const [other] = inTheWay(bars, { from, until })
    if (other) return toast('bad', nightTaken(other, from))
    takeErrorsAway()
    setState({ kind: 'sending', from, until })
    try {
      const body = { villa_id: villaId, from, until, kind: 'closing' as const, note: '' }
      const { content } = await staffApi(closeDates, { body }, { idempotencyKey: newKey() })
      setState({ kind: 'closed', id: content.id, from, until })
      revalidate()
    } catch (error) {
      setState({ kind: 'from', from })
      failed(error)
    }
  }
  const undo = async () => {
    if (state.kind !== 'closed') return
    drop()
    await staffApi(openDates, { params: { id: state.id } }).then(revalidate, failed)
  }
  /** Says afterwards what it is for; the sheet stays. */
  const because = async (why: ClosingKind, note: string) => {
    if (state.kind !== 'closed') return
    const { id, from, until } = state
    setState({ ...state, why })
    await staffApi(changeClosing, { params: { id }, body: { from, until, kind: why, note } }).then(revalidate, failed)
  }
  const tap = (day: Day, on: Bar | undefined) => {
    look(undefined)
    if (state.kind === 'sending') return
    if (state.kind === 'from' && day > state.from) return close(state.from, day)
    if (state.kind === 'from' && day === state.from) return drop()
    if (on) {
      drop()
      return look(on)
    }
    setState({ kind: 'from', from: day })
  }
  useEscape(state.kind === 'from', drop)
  return { state, tap, close, undo, because, drop, isFree: (from: Day, n: number) => isFree(bars, from, n) }
}

const isFree = (bars: Bar[], from: Day, nights: number) =>
  !inTheWay(bars, { from, until: addDays(from, nights) }).length

const nightTaken = (other: Bar, from: Day): string =>
  say('vcal.night-taken', {
    day: formatDay(other.from > from ? other.from : from, 'tr', 'day'),
    who: barName(other),
  })

const useEscape = (on: boolean, run: () => void) => {
  useEffect(() => {
    if (!on) return
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && run()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
