import { useEffect, useRef } from 'react'

/**
 * Calls back on a key pressed anywhere on the page, but not while somebody types, holds Ctrl/⌘/Alt or has a dialog
 * open. True = the key is used up: it isn't typed into what was opened.
 */
export const useKey = (onKey: (event: KeyboardEvent) => boolean): void => {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector('dialog[open], [data-modal]')
      )
        return
      if (latest.current(event)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
