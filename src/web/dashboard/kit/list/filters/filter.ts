import type { Day } from '../../../../../kernel/day.ts'

type Option = { value: string; label: string; note?: string }

/**
 * A filter of a list, kept in its address under `name`: a text that is searched, one of some values (`every` = none of
 * them; without it the first is what counts when nothing is said), one of many found by typing, a switch, a day.
 */
export type Filter = {
  name: string
  label: string
  /** Waits behind a button on phones. */
  folds?: true
  /** Says how rows are ordered rather than which: clearing the filters leaves it. */
  order?: true
} & (
  | { is: 'search' }
  | { is: 'choice'; every?: string; options: readonly Option[] }
  | { is: 'typed'; every: string; none: string; options: readonly Option[] }
  | { is: 'switch' }
  | { is: 'day' }
)

type More = { every?: string; folds?: true; order?: true }

export const searchFilter = (label: string): Filter => ({ name: 'search', is: 'search', label })

/** One of some values. */
export const choiceFilter = (name: string, label: string, options: readonly Option[], more: More = {}): Filter => ({
  ...{ name, is: 'choice', label, options },
  ...more,
})

export const switchFilter = (name: string, label: string, more: Pick<More, 'folds'> = {}): Filter => ({
  ...{ name, is: 'switch', label },
  ...more,
})

/** A day; there is seldom room for it on a phone. */
export const dayFilter = (name: string, label: string): Filter => ({ name, is: 'day', label, folds: true })

/** The values that a contract knows as what can be chosen, each by its word. */
export const worded = <Value extends string>(values: readonly Value[], wordOf: (value: Value) => string): Option[] =>
  values.map((value) => ({ value, label: wordOf(value) }))

/** Rows with an id and a name as what can be chosen. */
export const optionsOf = (rows: readonly { id: number; name: string; code?: string }[]): Option[] =>
  rows.map(({ id, name, code }) => ({ value: String(id), label: name, ...(code && { note: code }) }))

/** The day of a filter, whatever stands in the address. */
export const dayIn = (text: string): Day | '' => (/^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10) : '')
