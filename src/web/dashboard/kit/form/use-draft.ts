import { useEffect } from 'react'

/** Keeps a draft under its key while it differs from what is stored. Without a key nothing is kept. */
export const useKeptDraft = (key: string | undefined, draft: unknown, unchanged: boolean): void => {
  const text = JSON.stringify(draft)
  useEffect(() => {
    if (!key) return
    if (unchanged) forgetDraft(key)
    else sessionStorage.setItem(key, text)
  }, [key, text, unchanged])
}

export const forgetDraft = (key: string): void => sessionStorage.removeItem(key)

/** The draft that was kept, when it still fits the form. */
export const keptDraft = <T>(key: string | undefined, fits: (draft: unknown) => boolean): T | undefined => {
  const stored = key && sessionStorage.getItem(key)
  if (!stored) return undefined
  const draft: unknown = JSON.parse(stored)
  return fits(draft) ? (draft as T) : undefined
}
