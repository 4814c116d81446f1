import { type RefObject, useEffect } from 'react'

/** After a refused form the first field with an error has the focus; without one, the notice of the page. */
export const useFocusFirstFault = (form: RefObject<HTMLFormElement | null>, answer: unknown): void => {
  useEffect(() => {
    if (!answer) return
    const target = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? document.querySelector<HTMLElement>('[data-notice]')
    target?.focus()
  }, [form, answer])
}
