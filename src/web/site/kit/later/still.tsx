import { type ComponentType, useState } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { later } from './later.tsx'
import style from './still.module.css'

/**
 * A part that never changes once it is drawn. What the server drew of it stays as it is: the browser neither runs nor
 * fetches its code, until the visitor does something and may go on to where it has to be drawn here.
 */
export const still = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = later(load)
  return (props: Props) => {
    const hydrated = useHydrated()
    const [isDrawn] = useState(!import.meta.env.SSR && !hydrated)
    return isDrawn ? (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what stands in such an element
      <div className={style.still} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    ) : (
      <div className={style.still}>
        <Part {...props} />
      </div>
    )
  }
}
