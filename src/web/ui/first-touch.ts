const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const
const SOON_MS = 200

/**
 * Runs `work` once the visitor has first pressed, typed or moved the focus: as soon as the browser has time, so that
 * the press itself is answered before. Answers how to stop waiting for it.
 */
export const onFirstTouch = (work: () => void): (() => void) => {
  const waiting = new AbortController()
  const { signal } = waiting
  const touched = () => {
    waiting.abort()
    // Safari has no idle callbacks
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 10 * SOON_MS })
    else setTimeout(work, SOON_MS)
  }
  for (const touch of TOUCHES) addEventListener(touch, touched, { signal, capture: true })
  return () => waiting.abort()
}
