import { useEffect, useRef } from 'react'
import { imageUrl } from '../../../ui/image-url.ts'
import { useSay } from '../../../words/use-say.ts'
import type { TourRoom } from './tour-order.ts'
import style from './tour-rooms.module.css'

type Props = { rooms: TourRoom[]; at: number; onChoose: (index: number) => void }

/** Every photo small, below the name of its room; the one in view is marked and kept in sight. */
export const TourRooms = ({ rooms, at, onChoose }: Props) => {
  const say = useSay()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo is in view
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (marked && list.current)
      list.current.scrollLeft = marked.offsetLeft + marked.offsetWidth / 2 - list.current.clientWidth / 2
  }, [at])
  return (
    <nav aria-label={say('photos.rooms')}>
      <ul className={style.rooms} ref={list}>
        {rooms.map(({ room, photos }) => (
          <li key={room}>
            <b>{say(`shows.${room}`)}</b>
            <div>
              {photos.map(({ path, alt, index }) => (
                <button
                  key={path}
                  type="button"
                  aria-label={alt}
                  aria-current={index === at || undefined}
                  onClick={() => onChoose(index)}
                >
                  <img src={imageUrl(path, 320)} alt="" width={104} height={72} loading="lazy" />
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
