/** Two wrote the same field: its path, what each wrote. */
export type Clash = { name: string; mine: unknown; theirs: unknown }

/**
 * What two editors made of the same form, by the paths of its fields: what to take from the other one, and where both
 * wrote something else. A list counts as one field.
 */
export const merged = (base: object, mine: object, theirs: object) => {
  const [before, here, there] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)]
  const take: Record<string, unknown> = {}
  const clashes: Clash[] = []
  for (const name of Object.keys({ ...before, ...here, ...there })) {
    if (same(here[name], there[name]) || same(before[name], there[name])) continue
    if (same(before[name], here[name])) take[name] = there[name]
    else clashes.push({ name, mine: here[name], theirs: there[name] })
  }
  return { take, clashes }
}

const fieldsOf = (typed: object, before = ''): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(typed).map(([name, value]) =>
      isPart(value) ? fieldsOf(value, `${before}${name}.`) : { [before + name]: value },
    ),
  )

const isPart = (value: unknown): value is object => value !== null && typeof value === 'object' && !Array.isArray(value)

/** Nothing and an empty text are the same. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
