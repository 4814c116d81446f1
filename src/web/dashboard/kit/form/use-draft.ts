import { useCallback, useEffect, useState } from 'react'

/** What is being typed, kept for this tab until it is saved: closing a form by accident loses nothing. */
export const useDraft = <T>(
  key: string,
  initial: T,
): { draft: T; setDraft: (next: T) => void; forget: () => void; restored: boolean } => {
  const [{ first, restored }] = useState(() => {
    const kept = keptDraft<T>(key)
    return { first: kept ?? initial, restored: kept !== undefined }
  })
  const [draft, setDraft] = useState(first)
  const unchanged = JSON.stringify(draft) === JSON.stringify(initial)
  useEffect(() => {
    if (unchanged) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  }, [key, draft, unchanged])
  return { draft, setDraft, restored, forget: useCallback(() => sessionStorage.removeItem(key), [key]) }
}

const keptDraft = <T>(key: string): T | undefined => {
  const kept = sessionStorage.getItem(key)
  return kept ? (JSON.parse(kept) as T) : undefined
}
