import { useEffect, useRef } from 'react'
import { merged } from './merge.ts'

type Fields = { typed: object; set(name: string, value: unknown): void }

/** What is stored by now comes into a form wherever nothing else is typed: saved here, or by somebody else. */
export const useNewest = (form: Fields, stored: object): void => {
  const base = useRef(stored)
  const latest = useRef(form)
  latest.current = form
  const text = JSON.stringify(stored)
  useEffect(() => {
    const now: object = JSON.parse(text)
    const { take } = merged(base.current, latest.current.typed, now)
    for (const [name, value] of Object.entries(take)) latest.current.set(name, value)
    base.current = now
  }, [text])
}
