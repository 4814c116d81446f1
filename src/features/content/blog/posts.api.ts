import { DONE } from '../../../kernel/endpoint.ts'
import { handler } from '../../../platform/http/api.ts'
import { otherBlogPosts } from './blog.store.ts'
import { blogPostView, MORE_POSTS } from './blog.view.ts'
import * as calls from './posts.contract.ts'
import { postById, postRow, postsPage } from './posts.store.ts'
import { changePost, createPost, deletePost } from './write-post.flow.ts'

export const postsApi = [
  handler(calls.listPosts, ({ query }, { db, now }) => postsPage(db, query, now)),
  handler(calls.getPost, async ({ params }, { db, now }) => ({ content: await postById(db, params.id, now) })),
  handler(calls.previewPost, async ({ params }, { db, now, language }) => {
    const post = await postRow(db, params.id)
    const others = await otherBlogPosts(db, post.id, MORE_POSTS, now)
    return { content: blogPostView({ ...post, publishedAt: post.publishedAt ?? now }, others, language) }
  }),
  handler(calls.createPost, async ({ body }, call) => ({ content: await createPost(call, body) })),
  handler(calls.changePost, async ({ body }, call) => ({ content: await changePost(call, body) })),
  handler(calls.deletePost, async ({ params }, call) => {
    await deletePost(call, params.id)
    return DONE
  }),
]
