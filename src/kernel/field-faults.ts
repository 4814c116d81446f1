/** What is wrong with one field: the code of a sentence and its facts. */
export type FieldFault = { code: FieldFaultCode; facts?: Record<string, string | number> }
export const FIELD_FAULTS = [
  'required',
  'invalid',
  'too-short',
  'too-long',
  'too-small',
  'too-big',
  'too-much',
  'future-day',
  'unknown-field',
  'unknown-word',
  'email',
  'phone',
  'day',
  'full-name',
  'no-html',
  'unsafe-link',
  'foreign-picture',
  'consent',
  'slug',
  'past-arrival',
  'wrong-order',
  'too-far',
  'stay-too-long',
  'too-many-guests',
  'password-short',
  'taken',
  'in-use',
  'clock',
  'has-prices',
  'not-in-town',
  'unknown-villa',
  'period-overlap',
  'iban',
  'tckn',
  'vkn',
  'permit-no',
  'one-line',
  'web-address',
  'video-address',
  'feed-refused',
  'feed-unknown-host',
  'feed-status',
  'feed-silent',
  'feed-too-large',
  'feed-too-many',
  'feed-unreadable',
  'feed-cut',
  'feed-empty',
  'rate-jump',
  'statement-format',
  'statement-layout',
  'statement-day',
  'statement-amount',
  'statement-account',
  'statement-rows',
  'statement-empty',
] as const
export type FieldFaultCode = (typeof FIELD_FAULTS)[number]

type Issue = { instancePath: string; message?: string; keyword?: string; params?: unknown }

const MOST = 50

/**
 * What a schema found in `asked`, by field: the path with dots, the code of the sentence, and its facts. The first
 * fault of a field stands; of very many only some are said.
 */
export const fieldFaultsOf = (issues: Issue[], asked: unknown): Record<string, FieldFault> => {
  const faults: Record<string, FieldFault> = {}
  for (const issue of issues.slice(0, MOST)) {
    const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
    faults[field] ??= { code: codeOf(issue, asked), facts: factsOf(issue) }
  }
  return faults
}

const codeOf = (issue: Issue, asked: unknown): FieldFaultCode =>
  FIELD_FAULTS.find((code) => code === issue.message) ??
  (valueAt(asked, issue.instancePath) === undefined ? 'required' : 'invalid')

const valueAt = (asked: unknown, path: string): unknown =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<unknown>(
      (value, name) => (value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined),
      asked,
    )

const factsOf = (issue: Issue): Record<string, number> => {
  const { minimum, maximum } = (issue.params ?? {}) as { minimum?: unknown; maximum?: unknown }
  return { ...(typeof minimum === 'number' && { minimum }), ...(typeof maximum === 'number' && { maximum }) }
}
