import { PARTIES, type Party, THEMES } from '../../../src/features/content/comments/themes.shape.ts'
import type { comment } from '../../../src/features/content/content.table.ts'
import type { Language } from '../../../src/kernel/language.ts'
import type { Sentence, Sentences } from '../../content/reviews/sentence.ts'
import { english } from '../../content/reviews/sentences-en.ts'
import { russian } from '../../content/reviews/sentences-ru.ts'
import { turkish } from '../../content/reviews/sentences-tr.ts'
import { comments as whole } from '../../content/reviews/whole.ts'
import { WHOLE_FITS } from '../../content/reviews/whole-fits.ts'
import type { VillaSeed } from '../../content/villa-seed.ts'
import type { DemoVilla } from '../demo-catalogue.ts'
import { type Random, seededRandom } from '../random.ts'

type Row = typeof comment.$inferInsert
type Said = { text: string; rating: number; language: Language; author: string; answer: string }

const SPOKEN: Record<Language, Sentences> = { tr: turkish, en: english, ru: russian }
const [LEAST, MOST] = [4, 30]
/** Months in which guests stay, and how long ago the oldest comment was written. */
const [FIRST_MONTH, LAST_MONTH, OLDEST_DAYS] = [4, 11, 800]
/** Older comments say nothing of themes and of who stayed: nobody asked for it then. */
const ASKED_FOR_DAYS = 430
const WAITING = 5
const DAY = 86_400_000

/** Four to thirty comments for each villa, true of it, most of them content, some not; the last few wait for staff. */
export const demoReviews = (villas: DemoVilla[], now: Date): Row[] => {
  const known = new Set<string>()
  const rows = villas.flatMap((villa) => reviewsOf(villa, known, now))
  const newest = rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  for (const row of newest.filter(({ answer }) => !answer).slice(0, WAITING))
    Object.assign(row, { active: false, decidedAt: null })
  return rows
}

const reviewsOf = ({ id, seed, order }: DemoVilla, known: Set<string>, now: Date): Row[] => {
  const random = seededRandom(7464 + order * 101)
  const count = LEAST + Math.floor(random.next() ** 1.5 * (MOST - LEAST + 1))
  const speech = speechOf(seed, random)
  return Array.from({ length: count }, () => {
    const said = speech(known)
    const at = timeOf(random, now)
    const isAsked = now.getTime() - at.getTime() < ASKED_FOR_DAYS * DAY
    return {
      ...said,
      ...{ villaId: id, active: true, createdAt: at, decidedAt: at, stayMonth: at.toISOString().slice(0, 7) },
      answeredAt: said.answer ? new Date(Math.min(at.getTime() + 2 * DAY, now.getTime())) : null,
      themes: isAsked ? themesOf(said.rating, random) : null,
      party: isAsked ? partyOf(seed, random) : null,
    }
  })
}

/** Says one comment after the other; within a villa no sentence comes twice before all were said. */
const speechOf = (villa: VillaSeed, random: Random) => {
  const decks = new Map<Sentence[], Sentence[]>()
  const draw = (all: Sentence[]): Sentence => {
    const left = decks.get(all) ?? []
    if (!left.length) left.push(...random.shuffled(all.filter(({ fits }) => !fits || fits(villa))))
    decks.set(all, left)
    return left.pop() ?? { says: '' }
  }
  const wholes = random.shuffled(whole.filter(({ author }) => WHOLE_FITS[author]?.(villa) ?? true))
  const once = (): Said => {
    const language = languageOf(random)
    const { praise, but, complaint, names } = SPOKEN[language]
    const author = random.pick(names)
    const written = random.chance(0.15) ? wholes.pop() : undefined
    if (written && written.rating > 3)
      return { ...{ text: written.text, rating: written.rating, answer: '' }, ...written }
    const rating = ratingOf(random)
    const parts = [draw(praise)]
    if (random.chance(0.6)) parts.push(draw(praise))
    if (rating === 4) parts.push(draw(but))
    if (rating < 4) parts.push(draw(complaint))
    const { answer = '' } = parts.at(-1) ?? {}
    const text = parts.map(({ says }) => says).join(' ')
    return { text, rating, language, author, answer: rating < 4 || random.chance(0.7) ? answer : '' }
  }
  return (known: Set<string>): Said => {
    for (let attempt = 0; ; attempt++) {
      const said = once()
      if (known.has(said.text) && attempt < 40) continue
      known.add(said.text)
      return { text: said.text, rating: said.rating, language: said.language, author: said.author, answer: said.answer }
    }
  }
}

const languageOf = (random: Random): Language => {
  const drawn = random.next()
  if (drawn < 0.76) return 'tr'
  return drawn < 0.9 ? 'en' : 'ru'
}

const ratingOf = (random: Random): number => {
  const drawn = random.next()
  if (drawn < 0.66) return 5
  if (drawn < 0.9) return 4
  return drawn < 0.985 ? 3 : 2
}

/** A day of a season that lies behind, the newer the likelier. */
const timeOf = (random: Random, now: Date): Date => {
  for (;;) {
    const at = new Date(now.getTime() - Math.floor(2 + random.next() ** 1.3 * OLDEST_DAYS) * DAY)
    const month = at.getUTCMonth() + 1
    if (month >= FIRST_MONTH && month <= LAST_MONTH) return at
  }
}

/** Stars around the rating; one of three guests leaves a theme out. */
const themesOf = (rating: number, random: Random): NonNullable<Row['themes']> =>
  Object.fromEntries(
    THEMES.filter((_, index) => index === 0 || !random.chance(0.12)).map((theme) => {
      const drift = random.pick([-1, 0, 0, 0, 1])
      return [theme, Math.max(1, Math.min(5, rating + drift))]
    }),
  )

const partyOf = ({ guests, children }: VillaSeed, random: Random): Party => {
  const likely: Party[] = guests <= 4 ? ['couple', 'couple', 'couple', 'friends'] : ['friends', 'friends', 'couple']
  if (children) likely.push('family', 'family', ...(guests > 4 ? (['family', 'family'] as const) : []))
  return random.pick([...likely, ...PARTIES.slice(-1)])
}
