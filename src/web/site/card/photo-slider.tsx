import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Photo } from '../../../features/villas/villas.contract.ts'
import { scrollMotion } from '../kit/motion.ts'
import { Picture } from '../kit/picture/picture.tsx'
import { SiteLink } from '../site-link.tsx'
import style from './photo-slider.module.css'

type Props = { photos: readonly Photo[]; to: string; sizes: string; priority?: boolean }

/**
 * The photos of a card, moved by swiping (CSS scroll-snap) or, with a pointer, by two buttons; keyboards go on to the
 * villa. All but the first load when a finger or pointer comes near.
 */
export const PhotoSlider = ({ photos, to, sizes, priority }: Props) => {
  const strip = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [shown, setShown] = useState(0)
  const go = (index: number) => {
    const { current } = strip
    if (current) current.scrollTo({ left: index * current.clientWidth, behavior: scrollMotion() })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only loads photos early
    <div
      className={style.photos}
      onPointerEnter={() => setNear(true)}
      onTouchStart={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <div
        className={style.strip}
        ref={strip}
        tabIndex={-1} // a row that scrolls would be a stop for keyboards
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {photos.map((photo, index) => (
          <SiteLink key={photo.path} to={to} tabIndex={-1} aria-hidden="true">
            {(near || index === 0) && <Picture {...photo} sizes={sizes} priority={priority && index === 0} />}
          </SiteLink>
        ))}
      </div>
      {photos.length > 1 && (
        <span aria-hidden="true">
          <button
            type="button"
            className={`${style.go} ${style.back}`}
            tabIndex={-1}
            disabled={shown === 0}
            onClick={() => go(shown - 1)}
          >
            <ChevronLeft className="i" aria-hidden />
          </button>
          <button
            type="button"
            className={`${style.go} ${style.next}`}
            tabIndex={-1}
            disabled={shown === photos.length - 1}
            onClick={() => go(shown + 1)}
          >
            <ChevronRight className="i" aria-hidden />
          </button>
          <span className={style.dots}>
            {photos.map((photo, index) => (
              <i key={photo.path} className={index === shown ? style.shown : undefined} />
            ))}
          </span>
        </span>
      )}
    </div>
  )
}
