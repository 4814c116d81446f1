import * as z from 'zod/mini'
import { dayInIstanbul } from '../../kernel/day.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { type Language, translated } from '../../kernel/language.ts'
import type { Db } from '../../platform/database/db.ts'
import { statement } from '../../platform/database/statement.ts'
import { COUNTED_LATER, townQuestions, townsFrom } from '../places/places.store.ts'
import { findGaps } from '../search/gaps/find-gaps.view.ts'
import { searchQuery } from '../search/search.contract.ts'
import { promotedVillas, publishedCount, type SearchModel, withVillaCounts } from '../search/search-model.server.ts'
import { cardsOf } from '../search/villa-card.view.ts'
import { rateKeyValues } from '../settings/exchange.ts'
import { ratesFrom, ratesQuestion } from '../settings/settings.store.ts'
import { villaTypesQuestion } from '../villas/villa-types.store.ts'
import { postsQuestion } from './blog/blog.store.ts'
import { blogCardView } from './blog/blog.view.ts'
import { allRatingsQuestion, commentView, pickedQuestion } from './comments/comments.store.ts'
import { type PickedFrom, pickComments } from './comments/picked-comments.ts'
import type { homePage } from './content.contract.ts'
import { gapsInTime } from './home/gaps-in-time.ts'
import { homeContentFrom, homeContentQuestion } from './home/home.store.ts'
import { shownOnce } from './shown-once.ts'

const POPULAR_VILLAS = 8
const SHORT_STAYS = 6
const COMMENTS = 6
/** So many of the newest are looked at for those that tell most. */
const READ_COMMENTS = 80
const BLOG_POSTS = 3

/** What the home page shows, put together from the slices below. */
export const homePageOf = async (
  db: Db,
  search: SearchModel,
  language: Language,
  now: Date,
): Promise<AnswerOf<typeof homePage>['content']> => {
  const { types, comments, ratings, posts, chosen, ...site } = await homeParts(db, { now })
  const { heroTitle, heroLead, heroPicture, heroFocus, sections, villaTypeIds } = homeContentFrom(chosen)
  const villas = villasOfHome(search, language, now)
  return {
    hero: { title: heroTitle[language], lead: heroLead[language], picture: heroPicture, focus: heroFocus },
    sections: gapsInTime(sections, villas.shortTerm, dayInIstanbul(now)),
    ...villas,
    currency: rateKeyValues(ratesFrom(site)),
    towns: withVillaCounts(search, 'towns', translated(townsFrom(site), language)).filter(
      ({ popular, shown }) => popular && shown,
    ),
    villaTypes: withVillaCounts(search, 'types', translated(chosenFirst(types, villaTypeIds), language)),
    comments: commentsOfHome(search, comments, language, now).map(commentView),
    reviews: ratings[0] ?? { average: null, count: 0 },
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
  comments: pickedQuestion(READ_COMMENTS),
  ratings: allRatingsQuestion(),
  posts: postsQuestion({ skip: 0, take: BLOG_POSTS }),
  ...townQuestions(COUNTED_LATER),
}))

/** Comments on villas that can be booked: one without prices ahead leads nowhere. */
const commentsOfHome = <T extends { villaId: number; createdAt: Date } & Omit<PickedFrom, 'day'>>(
  search: SearchModel,
  rows: readonly T[],
  language: Language,
  now: Date,
): T[] => {
  const today = dayInIstanbul(now)
  const bookable = new Set(
    cardsOf(search, [...new Set(rows.map(({ villaId }) => villaId))], today, language).flatMap(({ id, fromNightly }) =>
      fromNightly === null ? [] : [id],
    ),
  )
  const from = rows
    .filter(({ villaId }) => bookable.has(villaId))
    .map((row) => ({ ...row, day: dayInIstanbul(row.createdAt) }))
  return pickComments(from, { today, language, count: COMMENTS })
}

const villasOfHome = (search: SearchModel, language: Language, now: Date) => {
  const today = dayInIstanbul(now)
  const { popular, ofMonth } = promotedVillas(search)
  const cards = (ids: number[]) => cardsOf(search, ids, today, language)
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
