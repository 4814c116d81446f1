import * as z from 'zod/mini'
import { dayInIstanbul } from '../../kernel/day.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { type Language, translated } from '../../kernel/language.ts'
import type { Db } from '../../platform/database/db.ts'
import { statement } from '../../platform/database/statement.ts'
import { COUNTED_LATER, townQuestions, townsFrom } from '../places/places.store.ts'
import { findGaps } from '../search/find-villas.view.ts'
import { searchQuery } from '../search/search.contract.ts'
import { promotedVillas, publishedCount, type SearchModel, withVillaCounts } from '../search/search-model.ts'
import { cardsOf } from '../search/villa-card.view.ts'
import { rateKeyValues } from '../settings/exchange.ts'
import { ratesFrom, ratesQuestion } from '../settings/settings.store.ts'
import { villaTypesQuestion } from '../villas/villa-types.store.ts'
import { postsQuestion } from './blog/blog.store.ts'
import { blogCardView } from './blog/blog.view.ts'
import { commentsQuestion, commentView } from './comments/comments.store.ts'
import type { homePage } from './content.contract.ts'
import { homeContentFrom, homeContentQuestion } from './home/home.store.ts'
import { shownOnce } from './shown-once.ts'

const POPULAR_VILLAS = 8
const SHORT_STAYS = 6
const COMMENTS = 6
const BLOG_POSTS = 3

/** What the home page shows, put together from the slices below. */
export const homePageOf = async (
  db: Db,
  search: SearchModel,
  language: Language,
  now: Date,
): Promise<AnswerOf<typeof homePage>['content']> => {
  const { types, comments, posts, chosen, ...site } = await homeParts(db, { now })
  const { heroTitle, heroLead, heroPicture, heroFocus, sections, villaTypeIds } = homeContentFrom(chosen)
  return {
    hero: { title: heroTitle[language], lead: heroLead[language], picture: heroPicture, focus: heroFocus },
    sections,
    ...villasOfHome(search, language, now),
    currency: rateKeyValues(ratesFrom(site)),
    towns: withVillaCounts(search, 'towns', translated(townsFrom(site), language)).filter(
      ({ popular, shown }) => popular && shown,
    ),
    villaTypes: withVillaCounts(search, 'types', translated(chosenFirst(types, villaTypeIds), language)),
    comments: comments.map(commentView),
    blog: posts.map((post) => blogCardView(post, language)),
  }
}

/** What was chosen comes first, in that order. */
const chosenFirst = <T extends { id: number }>(rows: T[], ids: readonly number[]): T[] => [
  ...ids.flatMap((id) => rows.filter((row) => row.id === id)),
  ...rows.filter(({ id }) => !ids.includes(id)),
]

const homeParts = statement('home_page', () => ({
  rates: ratesQuestion(),
  chosen: homeContentQuestion(),
  types: villaTypesQuestion(COUNTED_LATER),
  comments: commentsQuestion({ skip: 0, take: COMMENTS }),
  posts: postsQuestion({ skip: 0, take: BLOG_POSTS }),
  ...townQuestions(COUNTED_LATER),
}))

const villasOfHome = (search: SearchModel, language: Language, now: Date) => {
  const today = dayInIstanbul(now)
  const { popular, ofMonth } = promotedVillas(search)
  const cards = (villas: { id: number }[]) =>
    cardsOf(
      search,
      villas.map(({ id }) => id),
      today,
      language,
    )
  const gaps = findGaps(search, z.parse(searchQuery, { take: SHORT_STAYS }), { today, now, language }).content
  const [month = [], liked = []] = shownOnce([cards(ofMonth.slice(0, 1)), cards(popular.slice(0, POPULAR_VILLAS))])
  const [, , shortTerm = []] = shownOnce([month, liked, gaps])
  return {
    popular: liked,
    villaOfMonth: month[0] ?? null,
    shortTerm,
    villaCount: publishedCount(search),
  }
}
