import type { BlogCard } from '../../../features/content/blog/post.shape.ts'
import { useSay } from '../../words/use-say.ts'
import { Band } from '../kit/page/band.tsx'
import { PostCard, PostList } from '../pages/blog/post-card.tsx'

const SHOWN = 3

/** The newest posts of the blog. */
export const BlogBand = ({ posts }: { posts: readonly BlogCard[] }) => {
  const say = useSay()
  if (!posts.length) return null
  return (
    <Band sand title={say('home.blog')} link={{ to: '/blog', text: say('see.posts') }}>
      <PostList first>
        {posts.slice(0, SHOWN).map((post) => (
          <PostCard key={post.slug} post={post} brief />
        ))}
      </PostList>
    </Band>
  )
}
