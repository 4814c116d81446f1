import { type ComponentType, useEffect, useState } from 'react'
import type { ToasterProps } from './toast.ts'

/**
 * Shows the messages of `toast` and `offerUndo`; one for the whole site. The library behind it is fetched after the
 * page.
 */
export const Toaster = (props: ToasterProps) => {
  const [Box, setBox] = useState<ComponentType<ToasterProps>>()
  useEffect(() => {
    import('./toast-box.tsx').then(({ ToastBox }) => setBox(() => ToastBox))
  }, [])
  return Box && <Box {...props} />
}
