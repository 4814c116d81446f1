import type { BlogCard } from '../../../features/content/content.contract.ts'
import { Picture } from '../../ui/picture.tsx'
import { useSay } from '../../words/use-say.ts'
import { SiteLink } from '../site-link.tsx'
import { Band } from './band.tsx'

const SHOWN = 3

/** The newest posts of the blog. */
export const BlogBand = ({ posts }: { posts: readonly BlogCard[] }) => {
  const say = useSay()
  if (!posts.length) return null
  return (
    <Band sand title={say('home.blog')} link={{ to: '/blog', text: say('blog.all') }}>
      <div className="posts">
        {posts.slice(0, SHOWN).map((post) => (
          <article className="post" key={post.slug}>
            <SiteLink to={`/blog/${post.slug}`}>
              <figure>
                <Picture path={post.picture} width={1600} height={1000} alt="" sizes="(min-width: 768px) 480px, 92vw" />
              </figure>
              <h3>{post.title}</h3>
              <p className="small">{post.category}</p>
            </SiteLink>
          </article>
        ))}
      </div>
    </Band>
  )
}
