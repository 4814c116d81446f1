/** Every value by its path: { 'question.tr': '…' }. */
export const leaves = (typed: object, before = ''): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(typed).map(([name, value]) =>
      value !== null && typeof value === 'object' ? leaves(value, `${before}${name}.`) : { [before + name]: value },
    ),
  )

/** In how many fields two forms differ; nothing and an empty text are the same. */
export const differences = (one: object, other: object): number => {
  const [before, now] = [leaves(one), leaves(other)]
  return Object.keys({ ...before, ...now }).filter((name) => (before[name] ?? '') !== (now[name] ?? '')).length
}

/** What is typed in a field, by its path; null for nothing. */
export const typedIn = <T>(form: { typed: object }, name: string): T | null =>
  (name.split('.').reduce<unknown>((from, part) => Object(from)[part], form.typed) as T | undefined) ?? null
