import { useEffect, useState } from 'react'
import { compared } from '../../browser/kept/compared.ts'
import { onFirstTouch } from '../../ui/first-touch.ts'
import { later } from '../kit/later/later.tsx'

const KeptLater = later(() => import('./kept-later.tsx').then((module) => module.KeptLater))

/**
 * What this device keeps while it is looked around: the bar of what is compared, the last search, the villas that were
 * seen. Its code comes with the first touch, or at once where something is ticked.
 */
export const Kept = () => {
  const ticked = compared.use((list) => list.length > 0)
  const [touched, setTouched] = useState(false)
  useEffect(() => onFirstTouch(() => setTouched(true)), [])
  return (touched || ticked) && <KeptLater />
}
