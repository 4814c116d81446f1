import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../kernel/endpoint.ts'
import { done, emailAddress, paging, paragraphs, personName, slug, text, wholeNumber } from '../../kernel/schema.ts'
import { placeGuide, townShape } from '../places/places.contract.ts'
import { villaCard } from '../search/search.contract.ts'
import { keyValue } from '../settings/settings.contract.ts'
import { villaTypeShape } from '../villas/villas.contract.ts'
import { blogCard, blogPage } from './blog/post.shape.ts'
import { party, reviewSummary } from './comments/review.shape.ts'
import { shownDocument } from './documents/document.shape.ts'
import { homeSection } from './home/home.shape.ts'

/** A page of the agency; `body` is safe HTML. */
const sitePage = z.object({ title: z.string(), lead: z.string(), body: z.string(), updatedAt: z.string() })
export type SitePage = z.infer<typeof sitePage>

const pageCall = <Key extends string>(key: Key, does: string) =>
  endpoint({
    method: 'GET',
    path: `/v1/website/${key}`,
    may: 'anyone',
    sameForAll: true,
    does,
    answer: content(sitePage),
  })
export const aboutPage = pageCall('about', 'Who the agency is')
export const privacyPage = pageCall('privacy', 'Privacy policy')
export const rentalPage = pageCall('rental', 'Rental contract')
export const cancelPage = pageCall('cancel', 'Cancellation and refund terms')
export const kvkkPage = pageCall('kvkk', 'Personal data notice')
export const howRentPage = pageCall('howrent', 'How renting works')
export const documentsPage = endpoint({
  method: 'GET',
  path: '/v1/website/ourdocuments',
  may: 'anyone',
  sameForAll: true,
  does: 'The documents of the agency with the text of their page',
  answer: content(z.object({ ...sitePage.shape, documents: z.array(shownDocument) })),
})

export const getTeam = endpoint({
  method: 'GET',
  path: '/v1/website/team',
  may: 'anyone',
  sameForAll: true,
  does: 'The team',
  answer: content(z.array(z.object({ id: z.number(), name: z.string(), role: z.string(), picture: z.string() }))),
})

/** `footerData` and `currency` are keys and values. */
export const siteData = endpoint({
  method: 'GET',
  path: '/v1/website/data',
  may: 'anyone',
  sameForAll: true,
  does: 'What header and footer of every page need',
  answer: content(
    z.object({
      villaTypes: z.array(villaTypeShape),
      footerData: z.array(keyValue),
      towns: z.array(townShape),
      currency: z.array(keyValue),
    }),
  ),
})

export const commentShape = z.object({
  id: z.number(),
  author: z.string(),
  text: z.string(),
  rating: z.number(),
  createdAt: z.string(),
  /** The month of the stay, '2027-07'; where nobody knows it, the one in which it was written. */
  stayMonth: z.string(),
  /** Who stayed; null = not told. */
  party: z.nullable(party),
  /** What the agency answers; empty = nothing. */
  answer: z.string(),
  villa: z.object({ slug: z.string(), name: z.string() }),
})
export type Comment = z.infer<typeof commentShape>

/** `currency` holds dollar_exchange_rate, euro_exchange_rate and sterling_exchange_rate as keys and values. */
export const homePage = endpoint({
  method: 'GET',
  path: '/v1/website/home',
  may: 'anyone',
  sameForAll: true,
  does: 'What the home page shows',
  answer: content(
    z.object({
      /** What the agency wrote; empty = the site's own words and picture. */
      hero: z.object({ title: z.string(), lead: z.string(), picture: z.string(), focus: z.string() }),
      /** What is shown below the search, in this order. */
      sections: z.array(homeSection),
      currency: z.array(keyValue),
      popular: z.array(villaCard),
      villaOfMonth: z.nullable(villaCard),
      shortTerm: z.array(villaCard),
      towns: z.array(townShape),
      villaTypes: z.array(villaTypeShape),
      comments: z.array(commentShape),
      /** What all guests together gave. */
      reviews: z.object({ average: z.nullable(z.number()), count: z.number() }),
      blog: z.array(blogCard),
      villaCount: z.number(),
    }),
  ),
})

export const listComments = endpoint({
  method: 'GET',
  path: '/v1/website/comments',
  may: 'anyone',
  sameForAll: true,
  does: 'Comments of guests, newest first',
  query: z.object(paging(PAGE_SIZE.websiteComments)),
  answer: page(commentShape),
})

export const villaComments = endpoint({
  method: 'GET',
  path: '/v1/villa/:slug/comments',
  may: 'anyone',
  sameForAll: true,
  does: 'Comments on one villa, newest first, of some guests or with so many stars only; `summary` is of all',
  params: slug,
  query: z.object({
    ...paging(PAGE_SIZE.websiteComments),
    party: z.optional(party),
    rating: z.optional(wholeNumber(1, 5)),
  }),
  answer: z.object({ ...page(commentShape).shape, summary: reviewSummary }),
})

export const listBlog = endpoint({
  method: 'GET',
  path: '/v1/blog',
  may: 'anyone',
  sameForAll: true,
  does: 'Blog posts, newest first',
  query: z.object(paging(PAGE_SIZE.blog)),
  answer: page(blogCard),
})

export const getBlogPost = endpoint({
  method: 'GET',
  path: '/v1/blog/:slug',
  may: 'anyone',
  sameForAll: true,
  does: 'One blog post; body is safe HTML. A former address is refused with the present one in `detail.movedTo`',
  params: slug,
  answer: content(blogPage),
})

/** 201, or 409 'already-subscribed'. */
export const subscribe = endpoint({
  method: 'POST',
  path: '/v1/website/subscribe',
  may: 'anyone',
  does: 'Subscribe to the newsletter',
  status: 201,
  perMinute: 30,
  body: z.object({ email: emailAddress }),
  answer: content(done),
})

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/v1/contact',
  may: 'anyone',
  does: 'Write to the agency',
  status: 201,
  repeatable: true,
  perMinute: 20,
  body: z.object({
    name: personName(120),
    email: emailAddress,
    phone: z._default(text(40), ''),
    message: paragraphs(4000),
  }),
  answer: content(done),
})

/** What a public slug is: the page of a region or of a villa type. `movedTo` = it has another address now. */
export const resolveSlug = endpoint({
  method: 'GET',
  path: '/v1/address/:slug',
  may: 'anyone',
  sameForAll: true,
  does: 'What a public slug leads to',
  params: slug,
  answer: content(
    z.object({
      kind: z.enum(['town', 'villa-type']),
      movedTo: z.nullable(z.string()),
      id: z.number(),
      slug: z.string(),
      name: z.string(),
      lead: z.string(),
      body: z.string(),
      picture: z.string(),
      faq: z.array(z.object({ question: z.string(), answer: z.string() })),
      guide: z.nullable(placeGuide),
      districts: z.array(z.object({ slug: z.string(), name: z.string(), villaCount: z.number() })),
    }),
  ),
})
