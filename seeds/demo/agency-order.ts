import type { VillaSeed } from '../content/villa-seed.ts'
import { seededRandom } from './random.ts'

/** Houses whose pictures look alike; they are kept apart in lists. */
const LOOKALIKES = [
  [3, 7],
  [1, 6, 11],
  [4, 10],
]
const APART = 6

/** The order of the agency: mixed regions, and no house near one that looks like it. */
export const inAgencyOrder = (seeds: VillaSeed[]): VillaSeed[] => {
  const left = seededRandom(17956).shuffled(seeds)
  const ordered: VillaSeed[] = []
  const looks = (house: number) => LOOKALIKES.findIndex((group) => group.includes(house))
  const alike = (one: VillaSeed, other: VillaSeed) =>
    one.house === other.house || (looks(one.house) >= 0 && looks(one.house) === looks(other.house))
  while (left.length > 0) {
    const near = ordered.slice(-APART)
    const apart = left.findIndex(
      (seed) => near.every((other) => !alike(seed, other)) && seed.town !== near.at(-1)?.town,
    )
    ordered.push(...left.splice(Math.max(0, apart), 1))
  }
  return ordered
}
