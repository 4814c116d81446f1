import { createContext, useContext } from 'react'

/** The nonce of this answer's inline scripts (Content-Security-Policy); undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => useContext(NonceContext)
