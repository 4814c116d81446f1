import { useRouteLoaderData } from 'react-router'
import type { BlogPage } from '../../../../features/content/blog/post.shape.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { imageUrl } from '../../../ui/image-url.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Band } from '../../kit/page/band.tsx'
import { Crumbs } from '../../kit/page/crumbs.tsx'
import { Picture } from '../../kit/picture/picture.tsx'
import { JsonLd } from '../json-ld.tsx'
import frame from '../page-frame.module.css'
import { RichText } from '../rich-text.tsx'
import style from './blog-post.module.css'
import { PostCard, PostList } from './post-card.tsx'

const WORDS_A_MINUTE = 200

/** A post whole, with what search engines read of it and others below. */
export const PostScreen = ({ post }: { post: BlogPage }) => (
  <>
    <PostData post={post} />
    <article>
      <PostHead post={post} />
      {post.picture && (
        <figure className={style.hero}>
          <Picture
            path={post.picture}
            focus={post.focus}
            width={1600}
            height={1067}
            alt={post.title}
            sizes="(min-width: 1120px) 1120px, 100vw"
            priority
          />
        </figure>
      )}
      <div className={frame.column}>
        <p className={style.lead}>{post.lead}</p>
        <RichText html={post.body} />
      </div>
    </article>
    <MorePosts posts={post.more} />
  </>
)

const minutesOf = ({ body }: BlogPage): number =>
  Math.max(1, Math.round(body.replace(/<[^>]+>/g, ' ').split(/\s+/).length / WORDS_A_MINUTE))

const PostHead = ({ post }: { post: BlogPage }) => {
  const say = useSay()
  const published = formatDay(dayInIstanbul(new Date(post.publishedAt)), useLanguage())
  return (
    <div className={frame.column}>
      <Crumbs way={[{ to: '/blog', name: say('blog.title') }]} here={post.category} />
      <h1 className={frame.title}>{post.title}</h1>
      <p className="small">
        {post.author} · <time dateTime={post.publishedAt}>{published}</time> ·{' '}
        {say('blog.minutes', { n: minutesOf(post) })}
      </p>
    </div>
  )
}

const MorePosts = ({ posts }: { posts: BlogPage['more'] }) => {
  const say = useSay()
  if (!posts.length) return null
  return (
    <div className={style.more}>
      <Band sand title={say('blog.more')} link={{ to: '/blog', text: say('see.posts') }}>
        <PostList>
          {posts.map((each) => (
            <PostCard key={each.slug} post={each} />
          ))}
        </PostList>
      </Band>
    </div>
  )
}

const PostData = ({ post }: { post: BlogPage }) => {
  const origin = useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? ''
  return (
    <JsonLd
      data={{
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.seoDescription || post.lead,
        datePublished: post.publishedAt,
        dateModified: post.updatedAt ?? post.publishedAt,
        author: { '@type': 'Person', name: post.author },
        ...(post.picture && { image: origin + imageUrl(post.picture, 1280) }),
      }}
    />
  )
}
