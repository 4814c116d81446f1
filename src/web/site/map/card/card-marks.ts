import { useEffect, useRef } from 'react'

const CARD = '[data-villa]'
const MARK = 'data-near'

/** Rings the list's cards of these villas, and no others. */
export const markCard = (ids: readonly number[] | null): void => {
  for (const card of document.querySelectorAll(`${CARD}[${MARK}]`)) card.removeAttribute(MARK)
  for (const id of ids ?? []) document.querySelector(`[data-villa="${id}"]`)?.setAttribute(MARK, '')
}

/** Calls back with the villa whose card in the list is under the pointer or has the focus, null when none has. */
export const useHoveredCard = (work: (id: number | null) => void): void => {
  const latest = useRef(work)
  latest.current = work
  useEffect(() => {
    let before: number | null = null
    const look = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null
      const id = card ? Number(card.dataset.villa) : null
      if (id !== before) latest.current(id)
      before = id
    }
    for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, look)
    return () => {
      for (const kind of ['pointerover', 'focusin']) document.removeEventListener(kind, look)
    }
  }, [])
}
