import { type ComponentType, useEffect, useState } from 'react'
import { onFirstTouch } from './first-touch.ts'
import { type ToasterProps, whenAMessageWaits } from './toast.ts'

/**
 * Shows the messages of `toast` and `offerUndo`; one for the whole site. The library behind it is fetched once the
 * visitor does something: before anything can go wrong, a network that fails included.
 */
export const Toaster = (props: ToasterProps) => {
  const [Box, setBox] = useState<ComponentType<ToasterProps>>()
  useEffect(() => {
    const fetchBox = () => void import('./toast-box.tsx').then(({ ToastBox }) => setBox(() => ToastBox))
    whenAMessageWaits(fetchBox)
    return onFirstTouch(fetchBox)
  }, [])
  return Box && <Box {...props} />
}
