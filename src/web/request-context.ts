import { createContext } from 'react-router'
import type { Client } from '../kernel/client.ts'
import type { Language } from '../kernel/language.ts'

/**
 * What the server gives every loader and action: the API in process (with the visitor's language) and the nonce of this
 * answer's scripts.
 */
export type RequestContext = {
  api: Client
  language: Language
  /** '/en' or '/ru' when the address has it, else ''. */
  prefix: string
  nonce: string
  publicUrl: string
}

export const requestContext = createContext<RequestContext>()
