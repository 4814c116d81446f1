import { type ComponentProps, useCallback } from 'react'
import { Link, useRouteLoaderData } from 'react-router'

/** '/en', '/ru' or '': what the address of this page begins with. */
export const usePrefix = (): string => useRouteLoaderData<{ prefix: string }>('root')?.prefix ?? ''

/** Turns a path of the site ('/listing?guests=4') into its address under the prefix of this page. */
export const useSitePath = (): ((path: string) => string) => {
  const prefix = usePrefix()
  return useCallback((path) => withPrefix(prefix, path), [prefix])
}

export const withPrefix = (prefix: string, path: string): string =>
  prefix && (path === '/' || path.startsWith('/?')) ? prefix + path.slice(1) : prefix + path

/** A link inside the site that keeps the language prefix of the address. */
export const SiteLink = ({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) => {
  const path = useSitePath()
  return <Link to={path(to)} {...rest} />
}
