import type { ReactNode } from 'react'
import type { BlogCard } from '../../../../features/content/blog/post.shape.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { useLanguage } from '../../../words/use-say.ts'
import { Picture } from '../../kit/picture/picture.tsx'
import { SiteLink } from '../../site-link.tsx'
import style from './post-card.module.css'

/** Posts beside each other; `first` = the first is the larger one. */
export const PostList = ({ first, children }: { first?: boolean; children: ReactNode }) => (
  <div className={first ? `${style.posts} ${style.first}` : style.posts}>{children}</div>
)

/** A post in a list; `brief` = below a heading of its own, with its category only. */
export const PostCard = ({ post, priority, brief }: { post: BlogCard; priority?: boolean; brief?: boolean }) => {
  const language = useLanguage()
  const Heading = brief ? 'h3' : 'h2'
  return (
    <SiteLink className={style.post} to={`/blog/${post.slug}`}>
      <figure>
        <Picture
          path={post.picture}
          focus={post.focus}
          width={1600}
          height={1067}
          alt=""
          sizes="(min-width: 768px) 480px, 100vw"
          priority={priority}
        />
      </figure>
      <Heading className="h3">{post.title}</Heading>
      <p className="small">{brief ? post.category : post.lead}</p>
      {!brief && (
        <p className="tiny">
          {post.category} · {formatDay(post.publishedAt.slice(0, 10), language)}
        </p>
      )}
    </SiteLink>
  )
}
