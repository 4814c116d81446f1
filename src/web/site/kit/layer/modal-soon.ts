import { afterFrame } from '../../../ui/after-frame.ts'

const TOUCHES = ['keydown', 'pointerdown'] as const

/** A frame that is handed on is not seen yet: who draws it needs the processor that this would take from it. */
const ON_SCREEN_MS = 250

/**
 * Shows a layer over the page at once, and makes it modal once that is seen, or with the next key or press: marking
 * all of the page inert takes longer than drawing the layer. Answers how to close it.
 */
export const showModalSoon = (dialog: HTMLDialogElement): (() => void) => {
  const watch = new AbortController()
  const makeModal = () => {
    if (watch.signal.aborted) return
    watch.abort()
    if (hasPopovers) dialog.hidePopover()
    dialog.showModal()
  }
  if (hasPopovers) {
    dialog.showPopover()
    for (const touch of TOUCHES) addEventListener(touch, makeModal, { capture: true, signal: watch.signal })
    afterFrame(() => setTimeout(makeModal, ON_SCREEN_MS))
  } else makeModal()
  return () => {
    watch.abort()
    if (hasPopovers) dialog.hidePopover()
    dialog.close()
  }
}

const hasPopovers = !import.meta.env.SSR && 'popover' in HTMLElement.prototype
