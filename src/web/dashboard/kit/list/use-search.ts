import { useSearchParams } from 'react-router'

/** Where the page of an address begins; the first page when the address says nonsense. */
export const skipOf = (search: URLSearchParams): number => Math.max(0, Math.trunc(Number(search.get('skip')) || 0))

/** A record's number in an address; undefined for anything else. */
export const numberOf = (search: URLSearchParams, name: string): number | undefined => {
  const number = Number(search.get(name))
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/**
 * The filters of a list, which live in the address. A change goes back to the first page unless it sets `skip` itself.
 */
export const useSearch = () => {
  const [params, setParams] = useSearchParams()
  const changed = (change: Record<string, string | undefined>): URLSearchParams => {
    const next = new URLSearchParams(params)
    next.delete('skip')
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  return {
    params,
    get: (name: string) => params.get(name) ?? '',
    set: (change: Record<string, string | undefined>) => setParams(changed(change), { preventScrollReset: true }),
    /** The address with the change made, for links. */
    href: (change: Record<string, string | undefined>) => `?${changed(change)}`,
    any: (names: readonly string[]) => names.some((name) => params.get(name)),
  }
}
