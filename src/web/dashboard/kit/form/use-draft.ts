import { useEffect, useState } from 'react'

/** What is being typed, kept for this tab until it is saved: closing a form by accident loses nothing. */
export const useDraft = <T>(
  key: string,
  initial: T,
): { draft: T; setDraft: (next: T) => void; forget: () => void; restored: boolean } => {
  const [stored] = useState(() => keptDraft<T>(key, (draft) => isLike(draft, initial)))
  const [draft, setDraft] = useState(stored ?? initial)
  useKeptDraft(key, draft, JSON.stringify(draft) === JSON.stringify(initial))
  return { draft, setDraft, restored: stored !== undefined, forget: () => forgetDraft(key) }
}

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

/** Does it have every field of the form, each of its kind? */
const isLike = (draft: unknown, initial: unknown): boolean =>
  typeof draft === typeof initial &&
  (typeof initial !== 'object' ||
    Object.entries(Object(initial)).every(([name, value]) => isLike(Object(draft)[name], value)))
