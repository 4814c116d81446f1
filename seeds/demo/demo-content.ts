import { address } from '../../src/features/addresses/addresses.table.ts'
import { blogPost, comment, contactMessage, subscriber, teamMember } from '../../src/features/content/content.table.ts'
import type { Language } from '../../src/kernel/language.ts'
import type { Db } from '../../src/platform/database/db.ts'
import { blog } from '../content/blog.ts'
import { team } from '../content/team.ts'
import { insertAll } from '../insert-all.ts'
import type { DemoVilla } from './demo-catalogue.ts'
import { messages } from './demo-messages.ts'
import { pictureAddress } from './pictures/demo-pictures.ts'
import { demoReviews } from './reviews/demo-reviews.ts'

const DAY = 86_400_000
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY)

/** Comments, blog, team, newsletter and messages. */
export const fillContent = async (db: Db, villas: DemoVilla[], now: Date): Promise<void> => {
  await insertAll(db, comment, demoReviews(villas, now))
  await insertAll(
    db,
    teamMember,
    team.map((each, index) => ({ ...each, position: index + 1 })),
  )
  await fillBlog(db, now)
  await insertAll(db, subscriber, subscribers(now))
  await insertAll(db, contactMessage, messages(now))
}

const fillBlog = async (db: Db, now: Date): Promise<void> => {
  const rows = blog.map(({ picture, daysAgo, ...post }) => ({
    ...post,
    picture: pictureAddress(picture),
    publishedAt: daysBefore(now, daysAgo),
  }))
  const added = await db.insert(blogPost).values(rows).returning({ id: blogPost.id, slug: blogPost.slug })
  await insertAll(
    db,
    address,
    added.map(({ id, slug }) => ({ slug, kind: 'blog-post' as const, targetId: id })),
  )
}

const subscribers = (now: Date): (typeof subscriber.$inferInsert)[] => [
  ...[
    confirmed('pinar.acar@example.com', 'tr', daysBefore(now, 64)),
    confirmed('james.parker@example.com', 'en', daysBefore(now, 31)),
    confirmed('huseyin.baltaci@example.com', 'tr', daysBefore(now, 27)),
    { ...confirmed('gulsum.erden@example.com', 'tr', daysBefore(now, 210)), leftAt: daysBefore(now, 18) },
  ],
  { email: 'olga.morozova@example.com', language: 'ru', consentAt: daysBefore(now, 6), ip: '203.0.113.22' },
]

const confirmed = (email: string, language: Language, consentAt: Date): typeof subscriber.$inferInsert => ({
  ...{ email, language, consentAt, ip: '203.0.113.20', textVersion: '2026-01' },
  ...{ confirmedAt: new Date(consentAt.getTime() + 4 * 60_000), confirmedIp: '203.0.113.20' },
})
