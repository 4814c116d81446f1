import { isNamed } from '../favourites.ts'
import { storedList } from '../stored.ts'

/** A villa that is compared. */
export type Compared = { id: number; name: string }

/** So many stand beside each other; one more is kept while the visitor is asked which one leaves. */
export const MOST_COMPARED = 4

export const compared = storedList('happyvillalari.compare', isNamed)

/** Ticks a villa, or takes it out when it is there. A sixth takes the place of the fifth, which still asks. */
export const toggleCompared = ({ id, name }: Compared): void => {
  const list = compared.read()
  const others = list.filter((each) => each.id !== id)
  compared.write(others.length < list.length ? others : [...list.slice(0, MOST_COMPARED), { id, name }])
}
