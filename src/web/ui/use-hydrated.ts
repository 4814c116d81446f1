import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first picture of the page, true once JavaScript runs it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
