import { useState } from 'react'

/**
 * Shares the address of this page as the device does, or copies it where it cannot; `shared` is true for two seconds
 * after a copy.
 */
export const useShare = (title: string): { share: () => Promise<void>; shared: boolean } => {
  const [shared, setShared] = useState(false)
  const share = async () => {
    const { href } = location
    if (navigator.share) return navigator.share({ title, url: href }).catch(() => undefined)
    await navigator.clipboard.writeText(href)
    setShared(true)
    setTimeout(() => setShared(false), 2_000)
  }
  return { share, shared }
}
