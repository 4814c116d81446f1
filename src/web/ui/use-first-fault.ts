import { type RefObject, useEffect } from 'react'

/**
 * Takes the focus to the first field with an error after each refused `answer`; without one, to the notice of the page.
 */
export const useFirstFault = (form: RefObject<HTMLElement | null>, answer: unknown): void => {
  useEffect(() => {
    if (!answer) return
    const target =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      document.querySelector<HTMLElement>('[data-notice]')
    target?.focus()
  }, [form, answer])
}
