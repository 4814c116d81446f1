import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import type { PagePhoto } from '../../../../features/villas/villas.contract.ts'
import { imageUrl } from '../../../ui/image-url.ts'
import { useSay } from '../../../words/use-say.ts'
import { CloseButton } from '../../kit/button/icon-button.tsx'
import { scrollMotion } from '../../kit/motion.ts'
import { Picture } from '../../kit/picture/picture.tsx'
import style from './lightbox.module.css'

type Props = { photos: PagePhoto[]; first: number; onClose: () => void }

/** All photos, one at a time: swipe, arrow keys, or the buttons; Escape closes. */
export const Lightbox = ({ photos, first, onClose }: Props) => {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), []) // before the track begins: a closed dialog has no width
  const { track, at, go, onScroll } = useTrack(photos.length, first)
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: photos.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }
  return (
    <dialog
      ref={dialog}
      className={style.lightbox}
      aria-label={say('photos.label')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className={style.bar}>
        <p className="num" aria-live="polite">
          {say('photos.at', { at: at + 1, count: photos.length })}
        </p>
        <CloseButton label={say('photos.close')} onClose={() => dialog.current?.close()} />
      </header>
      <div className={style.track} ref={track} onScroll={onScroll}>
        {photos.map((photo, index) => (
          <figure key={photo.path}>
            <span
              className={style.blur}
              style={{ backgroundImage: `url("${photo.blur ?? imageUrl(photo.path, 64)}")` }}
              aria-hidden
            />
            <Picture {...photo} sizes="100vw" priority={Math.abs(index - at) <= 1} />
            <figcaption>{photo.caption || photo.alt}</figcaption>
          </figure>
        ))}
      </div>
      <button
        type="button"
        className={`${style.go} ${style.back}`}
        aria-label={say('photos.before')}
        disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <ChevronLeft className="i" aria-hidden />
      </button>
      <button
        type="button"
        className={style.go}
        aria-label={say('photos.next')}
        disabled={at === photos.length - 1}
        onClick={() => go(at + 1)}
      >
        <ChevronRight className="i" aria-hidden />
      </button>
    </dialog>
  )
}

/** A row of photos as wide as the screen each: which one is in view, and how to bring another one there. */
const useTrack = (count: number, first: number) => {
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(first)
  const go = (index: number, behavior = scrollMotion()) => {
    const row = track.current
    row?.scrollTo({ left: Math.max(0, Math.min(count - 1, index)) * row.clientWidth, behavior })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, at the photo that was pressed
  useEffect(() => go(first, 'instant'), [])
  const onScroll = ({ currentTarget: row }: UIEvent<HTMLDivElement>) =>
    setAt(Math.round(row.scrollLeft / row.clientWidth))
  return { track, at, go, onScroll }
}
