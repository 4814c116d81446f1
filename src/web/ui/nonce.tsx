import { createContext, useContext } from 'react'

/** What marks our own inline scripts while a page is rendered; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => useContext(NonceContext)
