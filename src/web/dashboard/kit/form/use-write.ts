import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AnswerOf, AnyEndpoint, Question } from '../../../../kernel/endpoint.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { inOtherWords } from '../../../browser/in-other-words.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { takeErrorsAway, toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'

type State = { sending: boolean; refused: Refused | null; key: string }

const fresh = (): State => ({ sending: false, refused: null, key: newKey() })

/**
 * Sends one write of an opened dialog or form, says how it went and loads the screen's data anew. Pressing twice is one
 * write: the Idempotency-Key stays until the server has decided; an outage (5xx) is no decision. Where something else
 * was written under it whose answer was lost (`key-reused`), it stays for good: nothing is written a second time. A
 * refusal stays in `refused` until the next try. `said` is the toast of a success.
 */
export const useWrite = <E extends AnyEndpoint>(
  call: E,
  done?: (answer: AnswerOf<E>) => void,
  said = say('form.success'),
) => {
  const [state, setState] = useState(fresh)
  const { revalidate } = useRevalidator()
  const send = async (question: Question<E>): Promise<void> => {
    if (state.sending) return
    takeErrorsAway()
    setState((before) => ({ ...before, sending: true, refused: null }))
    try {
      const answer = await staffApi(call, question, { idempotencyKey: state.key })
      setState(fresh())
      toast('ok', said)
      revalidate()
      done?.(answer)
    } catch (error) {
      if (!(error instanceof Refused)) {
        setState((before) => ({ ...before, sending: false }))
        toast('bad', say('form.offline'))
        return
      }
      const isWritten = error.code === 'key-reused'
      const refused = isWritten ? inOtherWords(error, say('form.written-before')) : error
      setState({ ...fresh(), ...((error.status >= 500 || isWritten) && { key: state.key }), refused })
      toast('bad', refused.message)
      if (isWritten || error.status === 409 || error.status === 401) revalidate()
    }
  }
  return { send, sending: state.sending, refused: state.refused }
}

/** A key for one write. Works without a secure context too, unlike crypto.randomUUID. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
