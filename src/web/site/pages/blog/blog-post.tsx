import type { Handle } from '../../handle.ts'
import '../../../words/load/reading.ts'
import { getBlogPost } from '../../../../features/content/content.contract.ts'
import { requestContext } from '../../../request-context.ts'
import { orMoved, orNotFound } from '../../faults/or-not-found.ts'
import { pageMeta, placeOf } from '../../page-meta.ts'
import { toTidySlug } from '../../tidy-slug.ts'
import type { Route } from './+types/blog-post'
import { PostScreen } from './post-screen.tsx'

export const handle: Handle = { words: ['reading'] }

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  toTidySlug(request, params.slug)
  const asked = orMoved(request, context.get(requestContext).api(getBlogPost, { params }))
  return { post: (await orNotFound(asked)).content }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta({
    ...placeOf(matches, location.pathname),
    title: loaderData?.post.seoTitle || loaderData?.post.title,
    description: loaderData?.post.seoDescription || loaderData?.post.lead,
    picture: loaderData?.post.picture,
  })

export default function BlogPost({ loaderData: { post } }: Route.ComponentProps) {
  return <PostScreen post={post} />
}
