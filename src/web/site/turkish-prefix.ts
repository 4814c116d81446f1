import { redirect } from 'react-router'
import type { Route } from './+types/turkish-prefix'

const PREFIX = /^(?:\/+tr(?=\/|$))+/i

/**
 * Turkish has no prefix: '/tr/listing' is '/listing' for good. The address stays as it was written,
 * percent signs and all: a header takes no 'ş'. Never an address of another site: '/tr//elsewhere' stays here.
 */
export const loader = ({ request }: Route.LoaderArgs): Response => {
  const { pathname, search } = new URL(request.url)
  return redirect(`/${pathname.replace(PREFIX, '').replace(/^\/+/, '')}${search}`, 301)
}
