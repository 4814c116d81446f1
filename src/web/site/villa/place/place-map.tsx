import '../../../words/load/map.ts'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import { useSay } from '../../../words/use-say.ts'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { type PlaceMap as Opened, openPlaceMap } from './open-place-map.ts'
import style from './place-map.module.css'

/** The coast around a villa with the circle in which it stands. One finger scrolls the page, two move the map. */
export default function PlaceMap({ villa }: { villa: VillaPage }) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const open = useRef<Opened>(null)
  const [failed, setFailed] = useState(false)
  const { latitude, longitude } = villa
  useEffect(() => {
    if (!box.current) return
    const opened = openPlaceMap(box.current, {
      ...{ latitude, longitude },
      circle: style.circle ?? '',
      onFailed: () => setFailed(true),
    })
    open.current = opened
    return () => opened.close()
  }, [latitude, longitude])
  return (
    <section className={style.map} aria-label={say('where.map', { villa: villa.name })}>
      <div ref={box} />
      <div className={style.zoom}>
        <IconButton aria-label={say('map.nearer')} onClick={() => open.current?.zoom(1)}>
          <Plus className="i" aria-hidden />
        </IconButton>
        <IconButton aria-label={say('map.farther')} onClick={() => open.current?.zoom(-1)}>
          <Minus className="i" aria-hidden />
        </IconButton>
      </div>
      <p className={style.state} role="status">
        {say(failed ? 'where.failed' : 'map.note')}
      </p>
    </section>
  )
}
