import '../../../words/load/map.ts'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSay } from '../../../words/use-say.ts'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { useSitePath } from '../../site-link.tsx'
import style from './around-map.module.css'
import { type Around, openAround } from './open-around.ts'

/**
 * A place on the map. `text` stands there, `to` is the page it leads to; the list beside the map says the same. `name`:
 * what it is, where the text does not say it.
 */
export type AroundPlace = { text: string; name?: string; latitude: number; longitude: number; to?: string }

type Props = {
  label: string
  places: readonly AroundPlace[]
  /** The middle of the circle in which a villa stands. */
  rough?: { latitude: number; longitude: number }
}

/** The coast around some places. One finger scrolls the page, two move the map. */
export default function AroundMap({ label, places, rough }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const pathOf = useSitePath()
  const box = useRef<HTMLDivElement>(null)
  const open = useRef<Around>(null)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: places are told once, with the page
  useEffect(() => {
    if (!box.current) return
    const marks = places.map((place) => ({ ...place, button: markOf(place, pathOf, navigate) }))
    const opened = openAround(box.current, {
      marks,
      rough: rough ? { ...rough, className: style.circle ?? '' } : null,
      onFailed: () => setFailed(true),
    })
    open.current = opened
    return () => opened.close()
  }, [label])
  return (
    <section className={style.map} aria-label={label}>
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
        {failed ? say('map.bare') : rough && say('map.note')}
      </p>
    </section>
  )
}

const markOf = (
  { text, name, to }: AroundPlace,
  pathOf: (path: string) => string,
  navigate: (path: string) => void,
): HTMLElement => {
  const mark = document.createElement(to ? 'a' : 'span')
  mark.className = `${style.mark} ${text.length > 2 ? style.name : ''}`
  // Leaflet colours links; what is written stands in a part of its own
  mark.append(Object.assign(document.createElement('span'), { textContent: text }))
  if (mark instanceof HTMLAnchorElement && to) {
    if (name) mark.setAttribute('aria-label', `${name}: ${text}`)
    mark.href = pathOf(to)
    mark.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      navigate(pathOf(to))
    })
  } else mark.setAttribute('aria-hidden', 'true') // the list beside the map says it
  return mark
}
