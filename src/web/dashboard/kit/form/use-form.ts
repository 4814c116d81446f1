import { useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormRegisterReturn } from 'react-hook-form'
import type { AnswerOf, AnyEndpoint, Question } from '../../../../kernel/endpoint.ts'
import type { Refused } from '../../../../kernel/refused.ts'
import { useFaults } from '../../../ui/use-faults.ts'
import { sayFault } from '../../../words/dashboard.ts'
import { faultsIn, isOfShape, type Limits, limitsOf } from './contract-fields.ts'
import { merged } from './merge/merge.ts'
import { differences, leaves } from './typed-fields.ts'
import { forgetDraft, keptDraft, useKeptDraft } from './use-draft.ts'
import { useJudged } from './use-judged.ts'
import { useWrite } from './use-write.ts'

export type FormOptions<E extends AnyEndpoint, T> = {
  done: (answer: AnswerOf<E>) => void
  /** The fields of what is stored after a save, for a form that goes on with them: what was typed meanwhile stays. */
  next?: (answer: AnswerOf<E>) => T
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
  { done, next, said, body: bodyOf = (typed: T) => typed, draft, alsoWrong }: FormOptions<E, T>,
) => {
  const [stored] = useState(() => keptDraft<T>(draft, (typed) => isOfShape(contract, bodyOf(Object(typed)))))
  const judge = (typed: T) => ({ ...sentencesOf(contract, bodyOf(typed)), ...saidOf(alsoWrong?.(typed)) })
  const judged = useJudged<T>(stored ?? initial, judge, initial)
  const { typed, tries, fault, control, set, reset, whenRight } = judged
  const sent = useRef<object>(typed)
  const goOn = (answer: AnswerOf<E>) => {
    const { take } = next ? merged(sent.current, judged.now(), next(answer)) : { take: {} }
    for (const [name, value] of Object.entries(take)) set(name as Path<T>, value as PathValue<T, Path<T>>)
    if (draft) forgetDraft(draft)
    done(answer)
  }
  const { send, sending, refused } = useWrite(contract, goOn, said)
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
    /** Begins with other fields, whatever is typed. */
    begin: judged.begin,
    /** Does the field say something else than what the server refused? */
    changed: (name: Path<T>) => changed(name),
    /** Says what is wrong, and sends nothing. */
    check: (): Promise<void> => whenRight(async () => undefined),
    /** `more` of the body: what is no field, and known only now. */
    send: (params?: Question<E>['params'], more: Partial<Question<E>['body']> = {}): Promise<void> =>
      whenRight((right) => {
        sent.current = right
        return send({ params, body: { ...bodyOf(right), ...more } } as Question<E>)
      }),
  }
}

const sentencesOf = (contract: AnyEndpoint, typed: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(faultsIn(contract, typed)).map(([name, fault]) => [name, sayFault(fault)]))

const saidOf = (faults: Record<string, string | false | undefined> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])))
