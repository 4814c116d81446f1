import '../../../words/load/finding/house.ts'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { PagePhoto } from '../../../../features/villas/villas.contract.ts'
import { useSay } from '../../../words/use-say.ts'
import { CloseButton, IconButton } from '../../kit/button/icon-button.tsx'
import style from './photo-tour.module.css'
import { TourFigure } from './tour-figure.tsx'
import { roomsOf } from './tour-order.ts'
import { TourRooms } from './tour-rooms.tsx'
import type { Tour } from './use-tour.ts'
import { useTrack } from './use-track.ts'
import { useZoom } from './use-zoom.ts'

type Props = { photos: PagePhoto[]; tour: Tour & { at: number } }

/**
 * All photos over the whole screen, room by room, one at a time: swipe, keys (← → Home End, + and − to look closer), or
 * the small ones below; Escape closes.
 */
export const PhotoTour = ({ photos, tour }: Props) => {
  const say = useSay()
  const dialog = useDialog()
  const rooms = roomsOf(photos)
  const order = rooms.flatMap((room) => room.photos)
  const place = Math.max(
    0,
    order.findIndex(({ index }) => index === tour.at),
  )
  const { zoomed, zoom } = useZoom(place)
  const { track, go, onScroll } = useTrack(place, (next) => {
    const photo = order[next]
    if (photo) tour.go(photo.index)
  })
  const last = order.length - 1
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '-') return zoom(event.key === '+')
    const target = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(Math.max(0, Math.min(last, target)))
  }
  return (
    <dialog
      ref={dialog}
      className={style.tour}
      aria-label={say('photos.label')}
      onClose={tour.close}
      onKeyDown={onKeyDown}
    >
      <header className={style.bar}>
        <p className="num" aria-live="polite">
          {say('photos.at', { at: place + 1, count: order.length })}
        </p>
        <IconButton aria-label={say(zoomed ? 'photos.farther' : 'photos.nearer')} onClick={() => zoom(!zoomed)}>
          {zoomed ? <ZoomOut className="i" aria-hidden /> : <ZoomIn className="i" aria-hidden />}
        </IconButton>
        <CloseButton label={say('photos.close')} onClose={() => dialog.current?.close()} />
      </header>
      <div
        className={zoomed ? `${style.track} ${style.still}` : style.track}
        ref={track}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by its keys
        tabIndex={0}
      >
        {order.map((photo, index) => (
          <TourFigure
            key={photo.path}
            photo={photo}
            isNear={Math.abs(index - place) <= 1}
            zoomed={zoomed && index === place}
            onZoom={zoom}
          />
        ))}
      </div>
      <button
        type="button"
        className={`${style.go} ${style.back}`}
        aria-label={say('photos.before')}
        disabled={place === 0}
        onClick={() => go(place - 1)}
      >
        <ChevronLeft className="i" aria-hidden />
      </button>
      <button
        type="button"
        className={style.go}
        aria-label={say('photos.next')}
        disabled={place === last}
        onClick={() => go(place + 1)}
      >
        <ChevronRight className="i" aria-hidden />
      </button>
      <TourRooms rooms={rooms} at={tour.at} onChoose={(index) => go(order.findIndex((each) => each.index === index))} />
    </dialog>
  )
}

/** Opened before anything in it is measured; closed before it goes, so that the focus returns to what opened it. */
const useDialog = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return dialog
}
