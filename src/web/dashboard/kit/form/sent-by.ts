import type { KeyboardEvent, SubmitEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * How a form is sent: by its button, by Ctrl/⌘ Enter and Ctrl/⌘ S from any of its fields. Nothing is sent while what
 * stands in one of its fields is no value; that field is gone to, and says why.
 */
export const sentBy = (send: () => void) => ({
  noValidate: true,
  onKeyDownCapture: sendByKey,
  onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const unread = event.currentTarget.querySelector<HTMLElement>('[data-unread]')
    if (unread) unread.focus()
    else send()
  },
})

const sendByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (!(event.ctrlKey || event.metaKey) || (event.key !== 'Enter' && event.key.toLowerCase() !== 's')) return
  event.preventDefault()
  takeTyped(event.target)
  event.currentTarget.requestSubmit()
}

/** A number or a day is told when its field is left; what a list is searched for is no value. */
const takeTyped = (field: EventTarget): void => {
  if (!(field instanceof HTMLInputElement) || field.role === 'combobox') return
  flushSync(() => field.blur())
  field.focus({ preventScroll: true })
}
