import { type RefObject, useEffect } from 'react'
import { keepTypedText, typedText } from '../../browser/typed-text.ts'

/** The one form whose text is kept: who books is the same for every villa. */
export const RESERVE_TEXT = 'reserve'

const FIELDS = 'input[type="text"], input[type="tel"], input[type="email"], input:not([type]), textarea'

/**
 * What was typed into the form survives a reload; a field that has a value already keeps its own. Answers what to do on
 * each input.
 */
export const useTypedText = (form: RefObject<HTMLFormElement | null>): (() => void) => {
  useEffect(() => {
    const typed = typedText(RESERVE_TEXT)
    for (const field of fieldsOf(form.current))
      if (!field.value && typed[field.name]) field.value = typed[field.name] ?? ''
  }, [form])
  return () =>
    keepTypedText(RESERVE_TEXT, Object.fromEntries(fieldsOf(form.current).map(({ name, value }) => [name, value])))
}

const fieldsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS) ?? []),
]
