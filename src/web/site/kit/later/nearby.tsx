import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useNear } from '../../../ui/use-near.ts'
import { later } from './later.tsx'

/**
 * A part below the first screen that can be used. What the server drew of it stands there to be read; its code is
 * fetched as it comes near the screen, and it is drawn anew where it stands.
 */
export const nearby = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = later(load)
  return (props: Props) => {
    const hydrated = useHydrated()
    const [isDrawn] = useState(!import.meta.env.SSR && !hydrated)
    const place = useRef<HTMLDivElement>(null)
    const near = useNear(place)
    const Live = useLive(load, near && isDrawn)
    if (isDrawn && !Live)
      return (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what stands in such an element
        <div key="drawn" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )
    return <div key={Live ? 'live' : 'drawn'}>{Live ? <Live {...props} /> : <Part {...props} />}</div>
  }
}

/** The part once it is wanted and there: until then nothing is taken away that can be read. */
const useLive = <Props extends object>(load: () => Promise<ComponentType<Props>>, wanted: boolean) => {
  const [live, setLive] = useState<{ Part: ComponentType<Props> }>()
  useEffect(() => {
    let isWanted = wanted
    if (wanted)
      load().then(
        (Part) => isWanted && setLive({ Part }),
        () => undefined, // it stays readable
      )
    return () => {
      isWanted = false
    }
  }, [wanted, load])
  return live?.Part
}
