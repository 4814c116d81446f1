import type { Language } from '../../src/kernel/language.ts'
import { slugOf } from '../../src/kernel/slug.ts'
import { firstNames, foreignGuests, guestNotes, lastNames } from '../content/people.ts'
import type { Random } from './random.ts'

export type DemoGuest = { name: string; email: string; phone: string; language: Language; note: string }

/** Numbers that no network gives to anybody, or as near to that as a country has. */
const FOREIGN_NUMBERS: Record<string, string> = {
  '+44': '+447700900',
  '+49': '+491710000',
  '+7': '+79000000',
  '+31': '+31610000',
}
const LANGUAGE_OF: Record<string, Language> = { RU: 'ru' }

/** Somebody who books: mostly from Turkey, one in six from abroad, one in five with a wish. */
export const demoGuest = (random: Random): DemoGuest => {
  const note = random.chance(0.2) ? random.pick(guestNotes) : ''
  const digits = String(random.whole(100, 999))
  if (random.chance(1 / 6)) {
    const { name, country, phonePrefix } = random.pick(foreignGuests)
    return {
      name,
      email: emailOf(name),
      phone: `${FOREIGN_NUMBERS[phonePrefix] ?? '+447700900'}${digits}`,
      language: LANGUAGE_OF[country] ?? 'en',
      note: '',
    }
  }
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
  return { name, email: emailOf(name), phone: `+9055500${numberOf(name)}`, language: 'tr', note }
}

const emailOf = (name: string): string => `${slugOf(name).replaceAll('-', '.')}@example.com`

/** Five digits that are the same for the same name: who books twice is known again. */
const numberOf = (name: string): string =>
  String([...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7)).padStart(5, '0')
