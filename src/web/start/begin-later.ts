/** What happens on a page before its scripts have taken it over. */
export type Early = {
  /** Has anybody pressed or typed? */
  touched: boolean
  /** The last button that was pressed and that only a script can answer. */
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
 * so long (ms): on a slow line letters and pictures need not share it. Stands in the page as text, so it uses nothing
 * from outside itself. What is started is the text of the script with type 'later'.
 */
export const beginLater = (files: string[], waitMs: number): void => {
  const watch = new AbortController()
  const heard = { capture: true, signal: watch.signal }
  const early: Early = { touched: false, pressed: null, stop: () => watch.abort() }
  window.early = early
  let isBegun = false
  const begin = () => {
    if (isBegun) return
    isBegun = true
    for (const href of files) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href })
      document.head.append(link)
    }
    const module = document.createElement('script')
    module.type = 'module'
    module.textContent = document.querySelector('script[type="later"]')?.textContent ?? ''
    document.head.append(module)
    module.remove() // it runs all the same; React knows nothing of it
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
      early.pressed = (target as Element).closest<HTMLElement>('button[type="button"]')
    },
    heard,
  )
  addEventListener('load', () => (document.hidden ? begin() : requestAnimationFrame(() => setTimeout(begin))))
  setTimeout(begin, waitMs)
}
