import type { Handle } from '../../handle.ts'
import '../../../words/load/reading.ts'
import { listBlog } from '../../../../features/content/content.contract.ts'
import { BLOG_PAGE } from '../../../../kernel/limits.ts'
import { requestContext } from '../../../request-context.ts'
import { sayIn, useSay } from '../../../words/use-say.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { Note } from '../../kit/note/note.tsx'
import { Actions } from '../../kit/page/actions.tsx'
import { pageMeta, placeOf } from '../../page-meta.ts'
import frame from '../page-frame.module.css'
import { PageFrame } from '../page-frame.tsx'
import type { Route } from './+types/blog'
import { PostCard, PostList } from './post-card.tsx'

export const handle: Handle = { words: ['reading'] }

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page')) || 1))
  const posts = await context.get(requestContext).api(listBlog, { query: { skip: (page - 1) * BLOG_PAGE } })
  return { posts, page }
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  const say = sayIn(place.language)
  return pageMeta({ ...place, title: say('blog.title'), description: say('blog.lead') })
}

export default function Blog({ loaderData: { posts, page } }: Route.ComponentProps) {
  const say = useSay()
  const last = Math.ceil(posts.total / posts.take)
  return (
    <PageFrame wide title={say('blog.title')} lead={say('blog.lead')}>
      {posts.content.length === 0 && <Note>{say('blog.empty')}</Note>}
      <PostList>
        {posts.content.map((post, index) => (
          <PostCard key={post.slug} post={post} priority={index === 0} />
        ))}
      </PostList>
      {last > 1 && (
        <nav className={frame.note} aria-label={say('blog.pages')}>
          <Actions>
            {page > 1 && (
              <ButtonLink look="line" size="small" to={`/blog?page=${page - 1}`}>
                {say('blog.newer')}
              </ButtonLink>
            )}
            {page < last && (
              <ButtonLink look="line" size="small" to={`/blog?page=${page + 1}`}>
                {say('blog.older')}
              </ButtonLink>
            )}
          </Actions>
        </nav>
      )}
    </PageFrame>
  )
}
