import { data } from 'react-router'
import type { Route } from './+types/not-found'

/** Any address that is no page: the site's layout draws the 404 page. */
export const loader = (_: Route.LoaderArgs) => {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
