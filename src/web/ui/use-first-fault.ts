import { type RefObject, useEffect } from 'react'

/** Takes the focus to the first field with an error whenever the errors change. */
export const useFirstFault = (form: RefObject<HTMLElement | null>, errors: Record<string, string>): void => {
  useEffect(() => {
    if (Object.keys(errors).length) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, errors])
}
