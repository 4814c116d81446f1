import type { Handle } from '../handle.ts'
import '../../words/load/finding/compare.ts'
import '../../words/load/finding/favourites.ts'
import { getWishlist, voteInWishlist } from '../../../features/wishlists/wishlists.contract.ts'
import type { Client } from '../../../kernel/client.ts'
import { Refused } from '../../../kernel/refused.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn } from '../../words/use-say.ts'
import { compareWishOf } from '../compare/compared-stay.ts'
import { pageMeta, placeOf } from '../page-meta.ts'
import { orUnheard, unlessUnheard } from '../unheard/or-unheard.ts'
import type { Route } from './+types/favourites'
import { likedData } from './liked-data.ts'
import { OwnList } from './own-list.tsx'
import { SharedPage } from './shared-page.tsx'

export const handle: Handle = { words: ['compare', 'favourites', 'unheard'] }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  return [
    ...pageMeta({ ...place, title: sayIn(place.language)('liked.title') }),
    { name: 'robots', content: 'noindex' },
  ]
}

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Without a token the page is of this device, and the browser fills it. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { api } = context.get(requestContext)
  const token = tokenOf(request)
  const { ids: _, ...stay } = compareWishOf(new URL(request.url).searchParams)
  return { stay, token, shared: token ? await sharedOf(api, token) : null }
}

const sharedOf = async (api: Client, token: string) => {
  try {
    const { content: list } = await api(getWishlist, { params: { token } })
    const { checkin, checkout, guests, villas } = list
    const stay = { ...(checkin && checkout && { checkin, checkout }), ...(guests && { guests }) }
    const ids = villas.map(({ id }) => id)
    return { list, stay, ...(await likedData(api, ids, stay)) }
  } catch (error) {
    if (error instanceof Refused && error.status < 500) return null
    throw error
  }
}

/** A vote; a refusal comes back with its sentence. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const { api } = context.get(requestContext)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const villa = Number(text('villa'))
  try {
    const body = { villa, name: text('name'), up: text('up') === 'true', said: text('said') }
    await api(voteInWishlist, { params: { token: tokenOf(request) }, body })
    return { villa, message: '', done: true }
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { villa, message: Object.values(error.fields)[0] ?? error.message, done: false }
  }
}

/** Where no answer comes the form stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction())

export const shouldRevalidate = unlessUnheard

export default function Favourites({ loaderData: { stay, token, shared } }: Route.ComponentProps) {
  return token ? <SharedPage token={token} shared={shared} /> : <OwnList asked={stay} />
}
