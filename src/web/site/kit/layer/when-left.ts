/**
 * Calls `leave` when a press or the focus goes outside of what `isInside` says, and on Escape (`byKey`). Returns how to
 * stop listening.
 */
export const whenLeft = (isInside: (event: Event) => boolean, leave: (byKey: boolean) => void): (() => void) => {
  const onPlace = (event: Event) => {
    if (!isInside(event)) leave(false)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave(true)
  }
  document.addEventListener('click', onPlace)
  document.addEventListener('focusin', onPlace)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('click', onPlace)
    document.removeEventListener('focusin', onPlace)
    document.removeEventListener('keydown', onKey)
  }
}
