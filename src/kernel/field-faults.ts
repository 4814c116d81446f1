import { FIELD_FAULTS, type FieldFault, type FieldFaultCode } from './refusal.ts'

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
