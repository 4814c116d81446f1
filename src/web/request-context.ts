import { createContext } from 'react-router'
import type { Client } from '../kernel/client.ts'
import type { Day } from '../kernel/day.ts'
import type { Language } from '../kernel/language.ts'

/**
 * What the server gives every loader and action: the API in process (with the visitor's language) and the mark of our
 * own inline scripts.
 */
export type RequestContext = {
  api: Client
  language: Language
  /** '/en' or '/ru' when the address has it, else ''. */
  prefix: string
  /** Stands as nonce on the inline scripts of a page until it is sent. */
  scriptMark: string
  publicUrl: string
  /** The tiles of others that maps show in place of our coast, and whose they are. */
  mapTiles: { url: string; credit: string } | null
  /** The addresses of the scripts with this language's sentences, by group; none while developing. */
  words: Record<string, string>
  /** The one file with all styles of a public page, by the files it stands for with spaces between. */
  sheets: Record<string, string>
  /** The day it is in Istanbul. */
  today: Day
  /** To be awaited within what takes long: whoever came meanwhile is answered. */
  othersFirst: () => Promise<void>
  /** The page that was drawn, in pieces that are cut between tags: each page is large, and put together only once. */
  drawn?: string[]
}

export const requestContext = createContext<RequestContext>()
