import { useEffect, useRef } from 'react'
import { useSay } from '../../../words/use-say.ts'
import type { ListedVilla } from '../../card/listed/listed-villa.ts'
import { scrollMotion } from '../../kit/motion.ts'
import type { Who } from '../../stay/who.ts'
import style from './carousel.module.css'
import { MapCard } from './map-card.tsx'

type Props = {
  cards: readonly ListedVilla[]
  /** The chosen villa when the list has not come as far. */
  extra: ListedVilla | null
  chosen: number | null
  who: Who
  onChoose: (id: number) => void
}

const SETTLED_MS = 120

/** The villas of the list in one row: the one in the middle is chosen on the map, and the reverse. */
export const Carousel = ({ cards, extra, chosen, who, onChoose }: Props) => {
  const say = useSay()
  const row = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const all = extra && !cards.includes(extra) ? [...cards, extra] : cards
  useEffect(() => {
    const card = chosen === null ? null : row.current?.querySelector<HTMLElement>(`[data-at="${chosen}"]`)
    if (!card || !row.current || middleOf(row.current) === chosen) return
    row.current.scrollTo({
      left: card.offsetLeft - (row.current.clientWidth - card.offsetWidth) / 2,
      behavior: scrollMotion(),
    })
  }, [chosen])
  const settled = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const id = row.current && middleOf(row.current)
      if (id) onChoose(id)
    }, SETTLED_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <ul className={style.row} ref={row} aria-label={say('map.cards')} onScroll={settled}>
      {all.map((villa) => (
        <li key={villa.id} data-at={villa.id} className={style.item}>
          <MapCard villa={villa} who={who} />
        </li>
      ))}
    </ul>
  )
}

const middleOf = (row: HTMLElement): number | null => {
  const middle = row.scrollLeft + row.clientWidth / 2
  for (const item of row.children)
    if (item instanceof HTMLElement && item.offsetLeft < middle && item.offsetLeft + item.offsetWidth > middle)
      return Number(item.dataset.at)
  return null
}
