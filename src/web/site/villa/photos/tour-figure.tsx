import { type MouseEvent, useEffect, useRef } from 'react'
import { imageUrl } from '../../../ui/image-url.ts'
import { Picture } from '../../kit/picture/picture.tsx'
import style from './photo-tour.module.css'
import type { TourPhoto } from './tour-order.ts'

type Props = { photo: TourPhoto; isNear: boolean; zoomed: boolean; onZoom: (zoomed: boolean) => void }

/** One photo of the tour: a blur of itself until it is there, and twice as large when it is looked at closely. */
export const TourFigure = ({ photo, isNear, zoomed, onZoom }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const looked = useRef({ x: 0.5, y: 0.5 })
  useEffect(() => {
    const { current: box } = frame
    if (!box || !zoomed) return
    box.scrollTo({
      left: looked.current.x * (box.scrollWidth - box.clientWidth),
      top: looked.current.y * (box.scrollHeight - box.clientHeight),
    })
    looked.current = { x: 0.5, y: 0.5 }
  }, [zoomed])
  const onDoubleClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    looked.current = { x: (clientX - left) / width, y: (clientY - top) / height }
    onZoom(!zoomed)
  }
  const { index: _, room: __, blur, caption, ...picture } = photo
  return (
    <figure>
      <span
        className={style.blur}
        style={{ backgroundImage: `url("${blur ?? imageUrl(photo.path, 64)}")` }}
        aria-hidden
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons and keys of the tour do the same */}
      <div ref={frame} className={zoomed ? `${style.frame} ${style.near}` : style.frame} onDoubleClick={onDoubleClick}>
        <Picture {...picture} sizes={zoomed ? '200vw' : '100vw'} priority={isNear} />
      </div>
      <figcaption>{caption || photo.alt}</figcaption>
    </figure>
  )
}
