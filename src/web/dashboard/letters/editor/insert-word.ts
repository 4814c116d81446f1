import type { Form } from '../../kit/form/use-form.ts'

type Box = HTMLInputElement | HTMLTextAreaElement

const isText = (box: Element | null): box is Box =>
  box instanceof HTMLTextAreaElement || (box instanceof HTMLInputElement && box.name.startsWith('subject'))

/** Puts a word into the field that has the cursor, where it is; into `first` where its cursor was, when none has. */
export const insertWord = (form: Form, word: string, first: string): void => {
  const active = document.activeElement
  const box = isText(active) ? active : document.querySelector<Box>(`[name="${first}"]`)
  if (!box) return
  const { selectionStart, selectionEnd, value } = box
  const from = selectionStart ?? value.length
  const text = `{{ ${word} }}`
  form.set(box.name, value.slice(0, from) + text + value.slice(selectionEnd ?? from))
  box.focus()
  box.setSelectionRange(from + text.length, from + text.length)
}
