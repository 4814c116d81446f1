import { useCopied } from '../../../ui/use-copied.ts'

/**
 * Shares the address of this page as the device does, or copies it where it cannot; `shared` is true for two seconds
 * after a copy.
 */
export const useShare = (title: string): { share: () => Promise<void>; shared: boolean } => {
  const { copied, copy } = useCopied()
  const share = async () => {
    const { href } = location
    return navigator.share ? navigator.share({ title, url: href }).catch(() => undefined) : copy(href)
  }
  return { share, shared: copied }
}
