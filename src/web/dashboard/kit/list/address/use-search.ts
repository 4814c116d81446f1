import { useSearchParams } from 'react-router'

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
