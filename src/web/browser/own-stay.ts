import { useSyncExternalStore } from 'react'
import type { Stay } from '../../kernel/day.ts'

const keyOf = (villa: string, { checkIn, checkOut }: Stay) => `happyvillalari.stay:${villa}:${checkIn}:${checkOut}`

/** Until the tab is closed the browser knows which stay is the guest's own, and its link; `token` null forgets it. */
export const rememberOwnStay = (villa: string, stay: Stay, token: string | null): void => {
  try {
    if (token) sessionStorage.setItem(keyOf(villa, stay), token)
    else sessionStorage.removeItem(keyOf(villa, stay))
  } catch {
    // a browser that keeps nothing still shows the page
  }
}

/** The link of the guest's own reservation of exactly this stay, or null. */
export const useOwnStay = (villa: string, stay: Stay): string | null =>
  useSyncExternalStore(never, () => read(keyOf(villa, stay)), absent)

const never = () => () => {}
const absent = () => null

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
