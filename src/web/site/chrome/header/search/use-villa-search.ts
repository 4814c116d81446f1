import { useEffect, useState } from 'react'
import type { searchInput } from '../../../../../features/search/search.contract.ts'
import type { AnswerOf } from '../../../../../kernel/endpoint.ts'
import { lazyCall } from '../../../../browser/lazy-call.ts'

/** Longer than any name, code or place: a sentence. */
const LONGEST_NAME = 80
const DEBOUNCE_MS = 1000 // at most one call a second

export type FoundVilla = AnswerOf<typeof searchInput>['content'][number]
export type VillaLookup = { state: 'idle' | 'waiting' | 'failed' } | { state: 'found'; villas: FoundVilla[] }

/** Villas for what is typed, a second after the last letter; an older answer never replaces a newer question. */
export const useVillaSearch = (typed: string): VillaLookup => {
  const text = typed.trim()
  const [lookup, setLookup] = useState<VillaLookup>({ state: 'idle' })
  useEffect(() => {
    if (!text) {
      setLookup({ state: 'idle' })
      return
    }
    let current = true
    setLookup({ state: 'waiting' })
    const timer = setTimeout(async () => {
      const next = await askVillas(text).then(found, () => ({ state: 'failed' }) as const)
      if (current) setLookup(next)
    }, DEBOUNCE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text])
  return lookup
}

const search = lazyCall(() => import('../../../../../features/search/search.contract.ts').then((of) => of.searchInput))

const found = (villas: FoundVilla[]): VillaLookup => ({ state: 'found', villas })

/** Villas whose name, code or place holds a text. */
export const askVillas = async (text: string): Promise<FoundVilla[]> =>
  text.length > LONGEST_NAME ? [] : (await search({ query: { searchString: text } })).content
