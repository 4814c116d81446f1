import { useRouteLoaderData } from 'react-router'
import { getBlogPost } from '../../../../features/content/content.contract.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { requestContext } from '../../../request-context.ts'
import { imageUrl } from '../../../ui/image-url.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { orNotFound } from '../../faults/or-not-found.ts'
import { Band } from '../../kit/page/band.tsx'
import { Crumbs } from '../../kit/page/crumbs.tsx'
import { Picture } from '../../kit/picture/picture.tsx'
import { pageMeta, placeOf } from '../../page-meta.ts'
import { toTidySlug } from '../../tidy-slug.ts'
import { JsonLd } from '../json-ld.tsx'
import frame from '../page-frame.module.css'
import { RichText } from '../rich-text.tsx'
import type { Route } from './+types/blog-post'
import style from './blog-post.module.css'
import { PostCard, PostList } from './post-card.tsx'

const WORDS_A_MINUTE = 200

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  toTidySlug(request, params.slug)
  const { content } = await orNotFound(context.get(requestContext).api(getBlogPost, { params }))
  const words = content.body.replace(/<[^>]+>/g, ' ').split(/\s+/).length
  return { post: content, minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta({
    ...placeOf(matches, location.pathname),
    title: loaderData?.post.title,
    description: loaderData?.post.lead,
    picture: loaderData?.post.picture,
  })

export default function BlogPost({ loaderData: { post, minutes } }: Route.ComponentProps) {
  return (
    <>
      <PostData post={post} />
      <article>
        <PostHead post={post} minutes={minutes} />
        <figure className={style.hero}>
          <Picture
            path={post.picture}
            width={1600}
            height={1067}
            alt={post.title}
            sizes="(min-width: 1120px) 1120px, 100vw"
            priority
          />
        </figure>
        <div className={frame.column}>
          <p className={style.lead}>{post.lead}</p>
          <RichText html={post.body} />
        </div>
      </article>
      <MorePosts posts={post.more} />
    </>
  )
}

type Post = Route.ComponentProps['loaderData']['post']

const PostHead = ({ post, minutes }: { post: Post; minutes: number }) => {
  const say = useSay()
  const published = formatDay(post.publishedAt.slice(0, 10), useLanguage())
  return (
    <div className={frame.column}>
      <Crumbs way={[{ to: '/blog', name: say('blog.title') }]} here={post.category} />
      <h1 className={frame.title}>{post.title}</h1>
      <p className="small">
        {post.author} · <time dateTime={post.publishedAt}>{published}</time> · {say('blog.minutes', { n: minutes })}
      </p>
    </div>
  )
}

const MorePosts = ({ posts }: { posts: Post['more'] }) => {
  const say = useSay()
  if (!posts.length) return null
  return (
    <div className={style.more}>
      <Band sand title={say('blog.more')} link={{ to: '/blog', text: say('blog.all') }}>
        <PostList>
          {posts.map((each) => (
            <PostCard key={each.slug} post={each} />
          ))}
        </PostList>
      </Band>
    </div>
  )
}

const PostData = ({ post }: { post: Post }) => {
  const origin = useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? ''
  return (
    <JsonLd
      data={{
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.lead,
        datePublished: post.publishedAt,
        author: { '@type': 'Person', name: post.author },
        image: origin + imageUrl(post.picture, 1280),
      }}
    />
  )
}
