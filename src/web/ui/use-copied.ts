import { useState } from 'react'

const SEEN_MS = 2_000

/** Copies a text; `copied` is true for two seconds after it. */
export const useCopied = () => {
  const [copied, setCopied] = useState(false)
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), SEEN_MS)
  }
  return { copied, copy }
}
