import { useState } from 'react'
import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form'
import type { AnswerOf, AnyEndpoint, Question } from '../../../../kernel/endpoint.ts'
import type { Refused } from '../../../../kernel/refused.ts'
import { useFaults } from '../../../ui/use-faults.ts'
import { sayFault } from '../../../words/dashboard.ts'
import { faultsIn, isOfShape, type Limits, limitsOf } from './contract-fields.ts'
import { differences, leaves } from './typed-fields.ts'
import { forgetDraft, keptDraft, useKeptDraft } from './use-draft.ts'
import { useJudged } from './use-judged.ts'
import { useWrite } from './use-write.ts'

type Options<E extends AnyEndpoint, T> = {
  done: (answer: AnswerOf<E>) => void
  /** What the toast of a success says. */
  said?: string
  /** What is sent of what is typed; the same, when absent. */
  body?: (typed: T) => Question<E>['body']
  /** The key under which what is typed survives closing the form. */
  draft?: string
  /** What is wrong beyond the contract, by field. */
  alsoWrong?: (typed: T) => Record<string, string | false | undefined>
}

/** A form as its parts see it; fields are named by their path: 'question.tr'. */
export type Form = {
  typed: object
  changes: number
  tries: number
  restored: boolean
  sending: boolean
  refused: Refused | null
  limits(name: string): Limits
  fault(name: string): string | undefined
  /** What a native control carries. */
  control(name: string): UseFormRegisterReturn
  set(name: string, value: unknown): void
}

/**
 * A form that sends one write; its contract says what each field demands. A fault is said at a try to send, goes as
 * soon as it is mended, and no other comes before the next try; the server's goes when its field changes.
 */
export const useForm = <E extends AnyEndpoint, T extends FieldValues>(
  contract: E,
  initial: T,
  { done, said, body: bodyOf = (typed: T) => typed, draft, alsoWrong }: Options<E, T>,
) => {
  const [stored] = useState(() => keptDraft<T>(draft, (typed) => isOfShape(contract, bodyOf(Object(typed)))))
  const judge = (typed: T) => ({ ...sentencesOf(contract, bodyOf(typed)), ...saidOf(alsoWrong?.(typed)) })
  const { typed, tries, fault, control, set, reset, whenRight } = useJudged<T>(stored ?? initial, judge, initial)
  const { send, sending, refused } = useWrite(contract, draft ? forgetting(draft, done) : done, said)
  const { faults, changed } = useFaults(refused, leaves(typed))
  const changes = differences(initial, typed)
  useKeptDraft(draft, typed, changes === 0)
  return {
    typed,
    changes,
    tries,
    restored: stored !== undefined && changes > 0,
    sending,
    refused,
    limits: (name: Path<T>) => limitsOf(contract, name),
    fault: (name: Path<T>) => fault(name) ?? faults[name],
    control,
    set,
    /** Begins again with what the form began with. */
    reset,
    /** Does the field say something else than what the server refused? */
    changed: (name: Path<T>) => changed(name),
    /** Says what is wrong, and sends nothing. */
    check: (): Promise<void> => whenRight(async () => undefined),
    /** `more` of the body: what is no field, and known only now. */
    send: (params?: Question<E>['params'], more: Partial<Question<E>['body']> = {}): Promise<void> =>
      whenRight((right) => send({ params, body: { ...bodyOf(right), ...more } } as Question<E>)),
  }
}

const forgetting =
  <A>(draft: string, done: (answer: A) => void) =>
  (answer: A) => {
    forgetDraft(draft)
    done(answer)
  }

const sentencesOf = (contract: AnyEndpoint, typed: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(faultsIn(contract, typed)).map(([name, fault]) => [name, sayFault(fault)]))

const saidOf = (faults: Record<string, string | false | undefined> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])))
