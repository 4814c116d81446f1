import { type RefObject, useEffect, useRef } from 'react'

/** Filters are made anew with each search (`key`); the field that asked for it has the focus again afterwards. */
export const useKeptFocus = (area: RefObject<HTMLElement | null>, key: string): void => {
  const used = useRef<string | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      used.current =
        target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? selectorOf(target) : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (!key || !used.current || document.activeElement !== document.body) return
    area.current?.querySelector<HTMLElement>(used.current)?.focus({ preventScroll: true })
  }, [area, key])
}

const selectorOf = (field: HTMLInputElement | HTMLSelectElement): string =>
  `[name="${CSS.escape(field.name)}"]${field.type === 'checkbox' || field.type === 'radio' ? `[value="${CSS.escape(field.value)}"]` : ''}`
