import { useEffect, useRef, useState } from 'react'
import { changeClosing, closeDates, openDates } from '../../../../features/availability/availability.contract.ts'
import type { Span } from '../../../../features/occupancy/free-nights.ts'
import type { StayPrice } from '../../../../features/pricing/pricing.shape.ts'
import { changeReservation, quoteChange } from '../../../../features/reservations/life/changes.contract.ts'
import {
  type AdminReservation,
  getAdminReservation,
} from '../../../../features/reservations/reservations-admin.contract.ts'
import type { Day } from '../../../../kernel/day.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { offerUndo, takeErrorsAway, toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { type Bar, barName, isStay } from '../../dates/bar.ts'
import { newKey } from '../../kit/form/use-write.ts'
import { notSoldReason } from '../../stay-quote.ts'
import { stayText } from '../../stay-text.ts'
import { type Ghost, hasChanged } from '../ghost.ts'

/** A stay that would move, with both prices: done when somebody says so. */
export type MovingStay = { ghost: Ghost; record: AdminReservation; price: StayPrice }

type Refresh = (from: Day, until: Day) => Promise<void>
type Done = { run: () => Promise<unknown>; span: Span }

const SPRING_MS = 320

/**
 * What is done by hand in the calendar: held in `ghost` until the server has answered. What it refuses springs back
 * with its sentence; what it did can be taken back, by the message or by Ctrl Z.
 */
export const useChanges = (refresh: Refresh) => {
  const [ghost, setGhost] = useState<Ghost>()
  const [moving, setMoving] = useState<MovingStay>()
  const drop = () => {
    setGhost(undefined)
    setMoving(undefined)
  }
  const springBack = (held: Ghost, why: unknown) => {
    toast('bad', sentenceOf(why))
    setMoving(undefined)
    setGhost({ ...held, phase: 'back' })
    setTimeout(() => setGhost((now) => (now?.phase === 'back' ? undefined : now)), SPRING_MS)
  }
  const { did, undo } = useDone(refresh)
  /** It is done: the calendar is read anew, and it can be taken back. */
  const over = async (text: string, what: Done) => {
    await did(text, what)
    drop()
  }
  useUndoKey(undo)

  const moveClosing = async (held: Ghost, bar: Bar) => {
    const move = ({ from, until }: Span) =>
      staffApi(changeClosing, { params: { id: bar.id }, body: { from, until, note: bar.note } })
    await move(held)
    await over(movedText(bar, held), { run: () => move(bar), span: both(bar, held) })
  }
  const askPrice = async (held: Ghost, bar: Bar) => {
    const query = { checkin: held.from, checkout: held.until, guests: bar.guests }
    const params = { id: bar.id }
    const [{ content: quote }, { content: record }] = await Promise.all([
      staffApi(quoteChange, { params, query }),
      staffApi(getAdminReservation, { params }),
    ])
    if (quote.price) setMoving({ ghost: held, record, price: quote.price })
    else springBack(held, quote.why && notSoldReason(quote.why))
  }
  /** The end of a drag, or Enter: a closing moves at once, a stay after both prices were seen. */
  const settle = async (held: Ghost): Promise<void> => {
    const { bar } = held
    if (!bar) return
    if (!hasChanged(held)) return drop()
    takeErrorsAway()
    const asking = { ...held, phase: 'asking' as const }
    setGhost(asking)
    await (isStay(bar) ? askPrice(asking, bar) : moveClosing(asking, bar)).catch((error) => springBack(asking, error))
  }
  const moveStay = async ({ ghost: held, record, price }: MovingStay): Promise<void> => {
    const { bar } = held
    if (!bar) return
    try {
      await putStay(record, held, price.total)
      await over(movedText(bar, held), { run: () => putStay(record, bar, record.price.total), span: both(bar, held) })
    } catch (error) {
      springBack(held, error)
    }
  }
  return { ghost, hold: setGhost, drop, settle, moving, moveStay, ...useClosing({ over, springBack, hold: setGhost }) }
}

/** What was done and can be taken back, the last first. */
const useDone = (refresh: Refresh) => {
  const done = useRef<Done[]>([])
  const undo = async (what = done.current.at(-1)) => {
    if (!what || !done.current.includes(what)) return
    done.current = done.current.filter((each) => each !== what)
    try {
      await what.run()
    } catch (error) {
      toast('bad', sentenceOf(error))
    }
    await refresh(what.span.from, what.span.until)
  }
  const did = async (text: string, what: Done) => {
    await refresh(what.span.from, what.span.until)
    done.current.push(what)
    offerUndo(text, say('act.undo'), () => undo(what), doNothing)
  }
  return { did, undo: () => undo() }
}

type Closing = {
  over: (text: string, what: Done) => Promise<void>
  springBack: (held: Ghost, why: unknown) => void
  hold: (ghost: Ghost) => void
}

/** Nights that were drawn are closed at once, a closing is opened at once; both can be taken back. */
const useClosing = ({ over, springBack, hold }: Closing) => {
  const close = async (held: Ghost, villa: string): Promise<void> => {
    const { villaId, from, until } = held
    hold({ ...held, phase: 'asking' })
    try {
      const body = { villa_id: villaId, from, until, kind: 'closing' as const, note: '' }
      const { content } = await staffApi(closeDates, { body }, { idempotencyKey: newKey() })
      const open = () => staffApi(openDates, { params: { id: content.id } })
      await over(say('dates.closed', { villa, dates: stayText(from, until) }), { run: open, span: { from, until } })
    } catch (error) {
      springBack(held, error)
    }
  }
  const open = async (bar: Bar, villa: string): Promise<void> => {
    const { id, villaId, from, until, note, state } = bar
    const kind = state === 'maintenance' || state === 'owner-stay' ? state : 'closing'
    const closeAgain = () =>
      staffApi(closeDates, { body: { villa_id: villaId, from, until, kind, note } }, { idempotencyKey: newKey() })
    await staffApi(openDates, { params: { id } }).then(
      () => over(say('dates.opened', { villa, dates: stayText(from, until) }), { run: closeAgain, span: bar }),
      (error) => toast('bad', sentenceOf(error)),
    )
  }
  return { close, open }
}

export type Changes = ReturnType<typeof useChanges>

const putStay = ({ id, adults, children, infants }: AdminReservation, { from, until }: Span, total: number) => {
  const body = { checkIn: from, checkOut: until, adults, children, infants, total }
  return staffApi(changeReservation, { params: { id }, body }, { idempotencyKey: newKey() })
}

const movedText = (bar: Bar, to: Span): string =>
  say('occ.moved', { who: barName(bar), dates: stayText(to.from, to.until) })

const both = (one: Span, other: Span): Span => ({
  from: one.from < other.from ? one.from : other.from,
  until: one.until > other.until ? one.until : other.until,
})

const sentenceOf = (why: unknown): string => {
  if (typeof why === 'string') return why
  return why instanceof Refused ? why.message : say('form.offline')
}

const doNothing = () => undefined

const useUndoKey = (undo: () => void) => {
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.matches('input, textarea, select')
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || typing) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
