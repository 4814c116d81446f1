import type { Handle } from '../../handle.ts'
import '../../../words/load/reading.ts'
import { redirect } from 'react-router'
import { previewPost } from '../../../../features/content/blog/posts.contract.ts'
import { restoreSession } from '../../../browser/session.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { POST_PREVIEW } from '../../../words/site/post-preview.ts'
import { useLanguage } from '../../../words/use-say.ts'
import { orNotFound } from '../../faults/or-not-found.ts'
import style from '../../villa/preview/preview.module.css'
import type { Route } from './+types/post-preview'
import { PostScreen } from './post-screen.tsx'

export const handle: Handle = { words: ['reading'] }

/** A post as guests will see it, for staff, whether it is out or not. Only browsers ask for it. */
export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => {
  const { pathname } = new URL(request.url)
  if (!restoreSession()) throw redirect(`/dashboard/login?${new URLSearchParams({ next: pathname })}`)
  const { content } = await orNotFound(staffApi(previewPost, { params: { id: Number(params.id) } }))
  return { post: content }
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export const HydrateFallback = () => <div className="wrap" aria-busy />

export default function PostPreview({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <>
      <p className={style.note} role="note">
        {POST_PREVIEW[useLanguage()]}
      </p>
      <PostScreen post={post} />
    </>
  )
}
