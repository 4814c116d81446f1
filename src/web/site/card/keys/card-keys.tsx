import '../../../words/load/finding/compare.ts'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSay } from '../../../words/use-say.ts'
import style from './card-keys.module.css'

const CARD_LINK = 'article[data-villa] h3 a'

/**
 * A card is one stop for the keyboard: its heart and its tick are pressed by the letters that they name
 * (`aria-keyshortcuts`) while the focus stands on the card, and the card says so.
 */
export const CardKeys = () => {
  const say = useSay()
  const id = useId()
  const link = useFocusedLink()
  useEffect(() => {
    if (!link) return
    link.setAttribute('aria-describedby', id)
    link.addEventListener('keydown', pressNamed)
    return () => {
      link.removeAttribute('aria-describedby')
      link.removeEventListener('keydown', pressNamed)
    }
  }, [link, id])
  const card = link?.closest('article')
  if (!card) return null
  return createPortal(
    <p id={id} className={style.hint} data-card-keys>
      <kbd>F</kbd> {say('compare.keys.like')} <kbd>K</kbd> {say('compare.keys.compare')}
    </p>,
    card,
  )
}

/** The link of the card that the keyboard stands on. */
const useFocusedLink = (): HTMLElement | null => {
  const [link, setLink] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const look = () => {
      const { activeElement: active } = document
      setLink(active instanceof HTMLElement && active.matches(`${CARD_LINK}:focus-visible`) ? active : null)
    }
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])
  return link
}

/** By the letter, or by its place where the keyboard writes another script. */
const pressNamed = (event: KeyboardEvent): void => {
  const { key, code, currentTarget } = event
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || !(currentTarget instanceof Element)) return
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '')
  if (letter !== 'F' && letter !== 'K') return
  currentTarget.closest('article')?.querySelector<HTMLElement>(`[aria-keyshortcuts="${letter}"]`)?.click()
}
