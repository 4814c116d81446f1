const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const
const SOON_MS = 200

let isTouched = !import.meta.env.SSR && Boolean(window.early?.touched)
const waiting = new Set<() => void>()

if (!import.meta.env.SSR) {
  const watch = new AbortController()
  const touched = () => {
    watch.abort()
    isTouched = true
    for (const work of waiting) soon(work)
  }
  for (const touch of TOUCHES) addEventListener(touch, touched, { signal: watch.signal, capture: true })
}

/**
 * Runs `work` once the visitor has first pressed, typed or moved the focus, also when that was before: as soon as the
 * browser has time, so that the press itself is answered first. Answers how to stop waiting for it.
 */
export const onFirstTouch = (work: () => void): (() => void) => {
  if (isTouched) soon(work)
  else waiting.add(work)
  return () => void waiting.delete(work)
}

/** Safari has no idle callbacks. */
const soon = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 10 * SOON_MS })
  else setTimeout(work, SOON_MS)
}
