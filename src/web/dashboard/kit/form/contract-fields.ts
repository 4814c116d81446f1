import type * as z from 'zod/mini'
import type { AnyEndpoint } from '../../../../kernel/endpoint.ts'
import type { FieldFault, FieldFaultCode } from '../../../../kernel/field-faults.ts'
import { fieldFaultsOf } from '../../../../kernel/field-faults.ts'

/** What a contract demands of one field. */
export type Limits = { required: boolean; maxLength?: number }

/**
 * What a contract finds wrong with what is typed, by field. An empty field that isn't right is a missing one;
 * what is missing is said before what is wrong.
 */
export const faultsIn = ({ body }: AnyEndpoint, typed: unknown): Record<string, FieldFault> => {
  const faults = Object.entries(allFaultsIn(body, typed))
  const missing = faults.filter(([, { code }]) => MISSING.has(code))
  return Object.fromEntries(missing.length ? missing : faults)
}

const MISSING: ReadonlySet<FieldFaultCode> = new Set(['required', 'full-name'])

const allFaultsIn = (schema: z.ZodMiniType, typed: unknown): Record<string, FieldFault> => {
  const issues = schema.safeParse(typed).error?.issues ?? []
  const faults = fieldFaultsOf(
    issues.map((issue) => ({ instancePath: `/${issue.path.join('/')}`, message: issue.message, params: issue })),
    typed,
  )
  for (const { path } of issues) {
    const name = path.join('.')
    const value = path.reduce<unknown>((from, part) => Object(from)[part], typed)
    if (value === '' || Number.isNaN(value)) faults[name] = { code: 'required' }
  }
  return faults
}

/** Is this what the form's fields hold, whatever is missing or wrong with their values? For what was kept elsewhere. */
export const isOfShape = ({ body }: AnyEndpoint, stored: unknown): boolean =>
  Object.values(allFaultsIn(body, stored)).every(({ code }) => code !== 'invalid')

/** The limits of a field, by its path with dots. */
export const limitsOf = ({ body }: AnyEndpoint, path: string): Limits => {
  const field = path.split('.').reduce<Schema | undefined>(partOf, body)
  const least = limit(field, 'min_length', 'minimum')
  return { required: (least ?? 0) > 0, maxLength: limit(field, 'max_length', 'maximum') }
}

/** What zod tells of a schema: wrapped ones have an inner type, alternatives their options. */
type Schema = {
  _zod: {
    def: {
      shape?: Record<string, Schema>
      innerType?: Schema
      options?: Schema[]
      checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number } } }[]
    }
  }
}

const partOf = (schema: Schema | undefined, name: string): Schema | undefined => schema?._zod.def.shape?.[name]

const limit = (schema: Schema | undefined, check: string, of: 'minimum' | 'maximum'): number | undefined => {
  const { innerType, options, checks = [] } = schema?._zod.def ?? {}
  if (innerType) return limit(innerType, check, of)
  if (options) return of === 'minimum' ? undefined : limit(options[0], check, of)
  return checks.find(({ _zod }) => _zod.def.check === check)?._zod.def[of]
}
