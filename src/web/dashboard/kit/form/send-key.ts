import type { KeyboardEvent } from 'react'

/** Sends the form on Ctrl/⌘ Enter and Ctrl/⌘ S, from any of its fields. */
export const sendByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (!(event.ctrlKey || event.metaKey) || (event.key !== 'Enter' && event.key.toLowerCase() !== 's')) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
