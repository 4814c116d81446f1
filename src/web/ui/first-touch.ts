const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const

/** Runs `work` once the visitor first presses, types or moves the focus. Answers how to stop waiting for it. */
export const onFirstTouch = (work: () => void): (() => void) => {
  const waiting = new AbortController()
  const touched = () => {
    waiting.abort()
    work()
  }
  for (const touch of TOUCHES) addEventListener(touch, touched, { signal: waiting.signal, capture: true })
  return () => waiting.abort()
}
