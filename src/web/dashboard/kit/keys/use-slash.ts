import { useRef } from 'react'
import { useKey } from './use-key.ts'

/** A field that the key '/' goes to; what stands in it is marked, so that what is typed now is another search. */
export const useSlash = (on = true) => {
  const box = useRef<HTMLInputElement>(null)
  useKey((event) => {
    if (!on || event.key !== '/') return false
    box.current?.focus()
    box.current?.select()
    return true
  })
  return box
}
