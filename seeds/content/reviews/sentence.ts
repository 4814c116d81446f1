import type { VillaSeed } from '../villa-seed.ts'

/** Is it true of a villa? */
export type Fits = (villa: VillaSeed) => boolean

/** One sentence of a comment; `answer` is what the agency says to a complaint. */
export type Sentence = { says: string; fits?: Fits; answer?: string }

/** What guests of one language say: praise, a small 'but', and what they were not content with. */
export type Sentences = { praise: Sentence[]; but: Sentence[]; complaint: Sentence[]; names: string[] }

export const has =
  (...features: string[]): Fits =>
  (villa) =>
    features.every((feature) => villa.features.includes(feature))
export const screened: Fits = ({ pool }) => pool.screened
export const heated: Fits = ({ pool }) => pool.heated
export const notHeated: Fits = ({ pool }) => !pool.heated
export const smallPool: Fits = ({ pool }) => pool.length <= 9
export const longPool: Fits = ({ pool }) => pool.length >= 10
export const nearSea: Fits = ({ distances }) => distances.sea <= 700
export const farSea: Fits = ({ distances }) => distances.sea > 2_000
export const nearMarket: Fits = ({ distances }) => distances.market <= 600
export const farMarket: Fits = ({ distances }) => distances.market > 1_500
export const outOfTown: Fits = ({ distances }) => distances.centre > 2_000
export const large: Fits = ({ guests }) => guests >= 8
export const small: Fits = ({ guests }) => guests <= 4
export const forChildren: Fits = ({ children }) => children
export const groundRoom: Fits = ({ rooms }) => rooms.some(({ name }) => name.tr.includes('Giriş katı'))
export const allEnSuite: Fits = ({ rooms }) => rooms.every(({ enSuite }) => enSuite)
export const all =
  (...fits: Fits[]): Fits =>
  (villa) =>
    fits.every((each) => each(villa))
