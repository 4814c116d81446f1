import { type FormEvent, useState } from 'react'

type Answer = { fields: Record<string, string> } | undefined
const NONE: ReadonlySet<string> = new Set()

/** What is wrong with a form's fields; a sentence goes as soon as its field is touched, and comes back with the next answer. */
export const useFaults = (answer: Answer): { faults: Record<string, string>; onInput: (event: FormEvent) => void } => {
  const [touched, setTouched] = useState<{ since: Answer; names: ReadonlySet<string> }>({ since: undefined, names: NONE })
  const names = touched.since === answer ? touched.names : NONE
  const faults = Object.fromEntries(Object.entries(answer?.fields ?? {}).filter(([name]) => !names.has(name)))
  const onInput = ({ target }: FormEvent) => {
    const name = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''
    if (name in faults) setTouched({ since: answer, names: new Set([...names, name]) })
  }
  return { faults, onInput }
}
