import { useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type ResolverResult,
  set,
  useForm,
} from 'react-hook-form'
import { takeErrorsAway } from '../../../ui/toast.ts'

type Judge<T> = (typed: T) => Record<string, string>

/**
 * What is typed, and what `judge` finds wrong with it: said at a try, gone as soon as it is mended, be it in another
 * field. `fresh` is what `reset` begins again with. `tries` counts the tries; `whenRight` makes one and goes on when
 * nothing is wrong.
 */
export const useJudged = <T extends FieldValues>(initial: T, judge: Judge<T>, fresh = initial) => {
  const trying = useRef(false)
  const shown = useRef<FieldErrors<T>>({})
  const form = useForm<T>({
    defaultValues: initial as DefaultValues<T>,
    reValidateMode: 'onSubmit',
    shouldFocusError: false, // the first of the page is focused, whoever refused it
    resolver: (typed): ResolverResult<T> => {
      const isSaid = (name: string, fault: string) => trying.current || faultAt(shown.current, name) === fault
      const errors = errorsOf<T>(Object.entries(judge(typed)).filter(([name, fault]) => isSaid(name, fault)))
      return Object.keys(errors).length ? { values: {}, errors } : { values: typed, errors: {} }
    },
  })
  const { errors, submitCount: tries } = form.formState
  const typed = form.watch()
  shown.current = errors
  const begin = (fields: T) => form.reset(fields as DefaultValues<T>)
  const wrong = JSON.stringify(judge(typed))
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when something else is wrong
  useEffect(() => void (tries > 0 && form.trigger()), [wrong])
  return {
    typed,
    /** What is typed at this moment, whatever was typed when the screen was last drawn. */
    now: () => form.getValues(),
    tries,
    fault: (name: Path<T>) => faultAt(errors, name),
    control: (name: Path<T>) => form.register(name),
    set: <N extends Path<T>>(name: N, value: PathValue<T, N>) => form.setValue(name, value),
    begin,
    reset: () => begin(fresh),
    whenRight: (go: (typed: T) => Promise<void>): Promise<void> => {
      takeErrorsAway()
      trying.current = true
      const tried = () => {
        trying.current = false
      }
      return form.handleSubmit((right) => {
        tried()
        return go(right)
      }, tried)()
    },
  }
}

const faultAt = (errors: FieldErrors, name: string): string | undefined =>
  get<FieldErrors, { message?: string } | undefined>(errors, name)?.message

const errorsOf = <T extends FieldValues>(faults: [string, string][]): FieldErrors<T> => {
  const errors: FieldErrors<T> = {}
  for (const [name, message] of faults) set(errors, name, { message })
  return errors
}
