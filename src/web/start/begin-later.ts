/** What happens on a page before its scripts have taken it over. */
export type Early = {
  /** Has anybody pressed or typed? */
  touched: boolean
  /** The last button, or way within the page, that was pressed: a script alone can answer it, or answers it better. */
  pressed: HTMLElement | null
  /** Notes nothing more. */
  stop: () => void
}

declare global {
  interface Window {
    early?: Early
  }
}

/**
 * Fetches and starts the page's scripts once all that is seen is there, as soon as somebody touches the page, or after
 * so long (ms): on a slow line letters and pictures need not share it. On a phone the pictures below wait with them.
 * Stands in the page's head as text, so it uses nothing from outside itself. What is started is the text of the script
 * with type 'later'.
 */
export const beginLater = (files: string[], waitMs: number): void => {
  const watch = new AbortController()
  const heard = { capture: true, signal: watch.signal }
  const early: Early = { touched: false, pressed: null, stop: () => watch.abort() }
  window.early = early
  document.currentScript?.remove() // React knows nothing of it
  // a picture that may come late and that nothing is seen of is not fetched, and has its place all the same
  const pictures = document.createElement('style')
  pictures.textContent = '@media (max-width: 639px) { img[loading=lazy] { clip-path: inset(50%) } }'
  document.head.append(pictures)
  let isBegun = false
  const begin = () => {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', begin)
    if (isBegun) return
    isBegun = true
    pictures.remove()
    for (const href of files) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href })
      document.head.append(link)
    }
    const module = document.createElement('script')
    module.type = 'module'
    module.textContent = document.querySelector('script[type="later"]')?.textContent ?? ''
    document.head.append(module)
    module.remove() // it runs all the same
  }
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(
      touch,
      () => {
        early.touched = true
        begin()
      },
      heard,
    )
  addEventListener(
    'click',
    ({ target }) => {
      early.pressed = (target as Element).closest<HTMLElement>('button[type="button"], a[href^="#"]')
    },
    heard,
  )
  addEventListener('load', () => (document.hidden ? begin() : requestAnimationFrame(() => setTimeout(begin))))
  setTimeout(begin, waitMs)
}
