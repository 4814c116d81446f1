import { type PointerEvent, useRef } from 'react'

type Place = { right: number; down: number }
type Drag = {
  /** The map is taken along: by so many parts of its width and height since the last time. */
  onPan: (by: Place) => void
  /** The pin is put here, in parts of the map's width and height; `over` when it was let go. */
  onPut: (at: Place, over: boolean) => void
}

/** So many pixels are still a click. */
const STILL = 4

type Held = { x: number; y: number; moved: boolean; pin: { x: number; y: number } | null }

/** A press on the map puts the pin there; dragging moves the map, or the pin when it began on it. */
export const useMapDrag = ({ onPan, onPut }: Drag) => {
  const held = useRef<Held | null>(null)
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Place => {
    const box = currentTarget.getBoundingClientRect()
    const tip = held.current?.pin ?? { x: 0, y: 0 }
    return { right: part(clientX + tip.x - box.left, box.width), down: part(clientY + tip.y - box.top, box.height) }
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      held.current = { x: event.clientX, y: event.clientY, moved: false, pin: tipFrom(event) }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = held.current
      if (!start) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!start.moved && Math.hypot(x, y) < STILL) return
      const { width, height } = event.currentTarget.getBoundingClientRect()
      if (start.pin) onPut(placeOf(event), false)
      else onPan({ right: -x / width, down: -y / height })
      held.current = { ...start, x: event.clientX, y: event.clientY, moved: true }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = held.current
      if (start && start.moved === (start.pin !== null)) onPut(placeOf(event), true)
      held.current = null
    },
    onPointerCancel: () => {
      held.current = null
    },
  }
}

/** From where the pin was taken hold of to its tip, in pixels; null when it was the map. */
const tipFrom = ({ target, clientX, clientY }: PointerEvent): Held['pin'] => {
  const pin = target instanceof Element ? target.closest('[data-pin]')?.getBoundingClientRect() : undefined
  return pin ? { x: pin.left + pin.width / 2 - clientX, y: pin.bottom - clientY } : null
}

const part = (pixels: number, of: number): number => Math.min(0.99, Math.max(0.01, pixels / of))
