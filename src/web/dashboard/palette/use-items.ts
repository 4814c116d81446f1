import { useEffect, useState } from 'react'
import type { Session } from '../../browser/session.ts'
import { say } from '../../words/dashboard.ts'
import { TO } from '../places.ts'
import { searchFilter } from '../reservations/list/reservation-query.ts'
import { askedItems, closingItems, type PaletteVilla, paletteVillas, villaItem } from './asked-items.ts'
import { type Item, namedBy } from './item.ts'
import { ownItems } from './own-items.ts'
import { recentOf } from './recent.ts'

const PAUSE_MS = 120
const SHORTEST = 2

type Answer = { text: string; items: Item[]; failed: boolean }

/**
 * What a text finds, in the order of the screen. The pages, actions and villas are there at once; what the server is
 * asked comes when it comes, and only for the text that still stands. `waiting` = it was not answered yet.
 */
export const useItems = (typed: string, session: Session) => {
  const text = typed.trim()
  const admin = session.user_role === 'ADMIN'
  const asks = text.length >= SHORTEST
  const villas = useVillas()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!asks) return
    let current = true
    const timer = setTimeout(async () => {
      const found = await askedItems(text, admin)
      if (current) setAnswer({ text, ...found })
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, asks, admin])
  const answered = asks && answer?.text === text ? answer : undefined
  return {
    items: text ? found(text, session, villas, answered?.items ?? []) : begun(session),
    waiting: asks && !answered,
    failed: answered?.failed === true,
  }
}

const useVillas = (): PaletteVilla[] => {
  const [villas, setVillas] = useState<PaletteVilla[]>([])
  useEffect(() => {
    let here = true
    paletteVillas().then(
      (all) => here && setVillas(all),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  return villas
}

/** Before anything is typed: what was opened lately, then what can be done. */
const begun = (session: Session): Item[] => [
  ...recentOf(session.id),
  ...ownItems(session).filter(({ kind }) => kind === 'action'),
]

const found = (text: string, session: Session, villas: readonly PaletteVilla[], asked: readonly Item[]): Item[] => {
  const admin = session.user_role === 'ADMIN'
  const own = namedBy(ownItems(session), text, 8)
  const of = (kind: Item['kind'], items: readonly Item[]) => items.filter((item) => item.kind === kind)
  return [
    ...closingItems(text, villas),
    ...of('action', asked),
    ...of('reservation', asked),
    ...of('action', own),
    ...of('page', own),
    ...namedBy(
      villas.map((each) => villaItem(each, admin)),
      text,
      6,
    ),
    ...of('guest', asked),
    ...searchesFor(text, admin),
  ]
}

const searchesFor = (text: string, admin: boolean): Item[] => {
  if (text.length < SHORTEST) return []
  const filter = Object.entries(searchFilter(text)).filter(([, value]) => value)
  const reservations: Item = {
    key: 'search reservations',
    kind: 'search',
    title: say('palette.search-reservations'),
    note: `“${text}”`,
    to: `${TO.reservations}?${new URLSearchParams(filter)}`,
  }
  const guests: Item = {
    key: 'search guests',
    kind: 'search',
    title: say('palette.search-guests'),
    note: `“${text}”`,
    to: `${TO.guests}?${new URLSearchParams({ search: text })}`,
  }
  return admin ? [reservations, guests] : [reservations]
}
