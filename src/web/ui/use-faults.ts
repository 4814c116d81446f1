import { type FormEvent, useState } from 'react'

type Answer = { fields: Record<string, string> } | null | undefined
type Values = Record<string, unknown>

/**
 * What is wrong with a form's fields. A sentence goes as soon as its field says something else than what was refused,
 * and comes back with the next answer. A form whose state is the page's passes `values`, by the names of the faults;
 * one whose state is the browser's passes `onInput` on.
 */
export const useFaults = (answer: Answer, values: Values = {}) => {
  const [seen, setSeen] = useState({ answer, values, typed: NONE })
  if (seen.answer !== answer) setSeen({ answer, values, typed: NONE })
  const { values: refused, typed } = seen.answer === answer ? seen : { values, typed: NONE }
  const changed = (name: string): boolean =>
    typed.has(name) || JSON.stringify(values[name]) !== JSON.stringify(refused[name])
  const onInput = ({ target }: FormEvent): void => {
    if (isField(target) && target.name && !typed.has(target.name))
      setSeen({ ...seen, typed: new Set([...typed, target.name]) })
  }
  const faults = Object.fromEntries(Object.entries(answer?.fields ?? {}).filter(([name]) => !changed(name)))
  return { faults, changed, onInput }
}

const NONE: ReadonlySet<string> = new Set()

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
