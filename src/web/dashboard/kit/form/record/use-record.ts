import type { FieldValues } from 'react-hook-form'
import type { AnswerOf, AnyEndpoint } from '../../../../../kernel/endpoint.ts'
import { useMerge } from '../merge/use-merge.ts'
import { type FormOptions, useForm } from '../use-form.ts'

type StoredBy<E> = AnswerOf<E> extends { content: infer Stored } ? Stored : never

type Options<E extends AnyEndpoint, T> = Omit<FormOptions<E, T>, 'done' | 'next'> & {
  /** Gets what is stored now: saved here, or by somebody else before. */
  onStored: (now: StoredBy<E>) => void
}

/**
 * The form of a record that is edited where it is read; `contract` answers with what it stored, `base` is what is
 * stored, and `fieldsOf` says it as fields. Whoever saves goes on with what is stored then, and keeps what was typed
 * meanwhile; what somebody else saved before comes in (`useMerge`).
 */
export const useRecord = <E extends AnyEndpoint, Base, T extends FieldValues>(
  contract: E,
  base: Base,
  fieldsOf: (stored: Base | StoredBy<E>) => T,
  { onStored, ...options }: Options<E, T>,
) => {
  const first = fieldsOf(base)
  const storedBy = (answer: AnswerOf<E>) => (answer as { content: StoredBy<E> }).content
  const form = useForm<E, T>(contract, first, {
    ...options,
    done: (answer) => onStored(storedBy(answer)),
    next: (answer) => fieldsOf(storedBy(answer)),
  })
  const { forget, ...merge } = useMerge(form, first, fieldsOf, onStored)
  const discard = () => {
    form.reset()
    forget()
  }
  /** What was stored otherwise than by this form counts, whatever is typed. */
  const begin = (now: StoredBy<E>) => {
    form.begin(fieldsOf(now))
    forget()
    onStored(now)
  }
  return { form, discard, begin, ...merge }
}
