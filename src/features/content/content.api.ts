import { DONE } from '../../kernel/endpoint.ts'
import { translated } from '../../kernel/language.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { safeHtml } from '../../platform/markdown.ts'
import { type SearchModel, withVillaCounts } from '../search/search-model.server.ts'
import { rateKeyValues } from '../settings/exchange.ts'
import { keyValues } from '../settings/site-settings.ts'
import { blogPage, blogPostBySlug, otherBlogPosts } from './blog/blog.store.ts'
import { blogCardView, blogPostView, MORE_POSTS } from './blog/blog.view.ts'
import { listPageChanges } from './changes/page-changes.contract.ts'
import { publishedPages } from './changes/page-changes.store.ts'
import { commentsPage, villaCommentsPage } from './comments/comments.store.ts'
import * as contract from './content.contract.ts'
import { documentsOf } from './documents/documents.store.ts'
import { homePageOf } from './home-page.flow.ts'
import { siteDataOf, sitePageByKey } from './pages.store.ts'
import { sitePageView } from './pages.view.ts'
import { previewMarkdown } from './preview.contract.ts'
import { slugPageOf } from './slug-page.flow.ts'
import { teamOf } from './team/team.store.ts'
import { addContactMessage } from './visitors.store.ts'

const page = (endpoint: typeof contract.aboutPage, key: string) =>
  handler(endpoint, async (_, { db, language }) => ({
    content: sitePageView(await sitePageByKey(db, key), language),
  }))

export const contentApi = [
  page(contract.aboutPage, 'about'),
  page(contract.privacyPage, 'privacy'),
  page(contract.rentalPage, 'rental'),
  page(contract.cancelPage, 'cancel'),
  page(contract.kvkkPage, 'kvkk'),
  page(contract.howRentPage, 'howrent'),
  handler(contract.documentsPage, async (_, { db, language }) => {
    const [text, documents] = await Promise.all([sitePageByKey(db, 'ourdocuments'), documentsOf(db)])
    return { content: { ...sitePageView(text, language), documents: translated(documents, language) } }
  }),
  handler(contract.getTeam, async (_, { db, language }) => ({ content: translated(await teamOf(db), language) })),
  handler(contract.siteData, async (_, { db, services, language }: Call<{ search: SearchModel }>) => {
    const { villaTypes, towns, settings, rates } = await siteDataOf(db)
    return {
      content: {
        villaTypes: withVillaCounts(services.search, 'types', translated(villaTypes, language)),
        towns: withVillaCounts(services.search, 'towns', translated(towns, language)),
        footerData: keyValues(settings),
        currency: rateKeyValues(rates),
      },
    }
  }),
  handler(contract.homePage, async (_, { db, services, language, now }: Call<{ search: SearchModel }>) => ({
    content: await homePageOf(db, services.search, language, now),
  })),
  handler(contract.listComments, ({ query }, { db }) => commentsPage(db, query)),
  handler(contract.villaComments, ({ params, query }, { db }) => villaCommentsPage(db, params.slug, query)),
  handler(contract.listBlog, async ({ query }, { db, language, now }) => {
    const posts = await blogPage(db, query, now)
    return { ...posts, content: posts.content.map((post) => blogCardView(post, language)) }
  }),
  handler(contract.getBlogPost, async ({ params }, { db, language, now }) => {
    const post = await blogPostBySlug(db, params.slug, now)
    return { content: blogPostView(post, await otherBlogPosts(db, post.id, MORE_POSTS, now), language) }
  }),
  handler(contract.sendContactMessage, async ({ body }, { db, now, language }) => {
    await addContactMessage(db, { ...body, language }, now)
    return DONE
  }),
  handler(listPageChanges, ({ query }, { db }) => publishedPages(db, query)),
  handler(previewMarkdown, async ({ body }) => ({ content: { html: safeHtml(body.text) } })),
  handler(contract.resolveSlug, async ({ params }, { db, language }) => ({
    content: await slugPageOf(db, params.slug, language),
  })),
]
