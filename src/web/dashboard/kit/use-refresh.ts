import { useEffect } from 'react'

/**
 * Calls back every `ms` while the page is looked at, and when somebody comes back to it; never while a dialog is open.
 */
export const useRefresh = (ms: number, refresh: () => void): void => {
  useEffect(() => {
    const maybe = () => {
      if (document.visibilityState === 'visible' && !document.querySelector('dialog[open], [data-modal]')) refresh()
    }
    const timer = setInterval(maybe, ms)
    document.addEventListener('visibilitychange', maybe)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', maybe)
    }
  }, [ms, refresh])
}
