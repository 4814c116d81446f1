import { useEffect, useMemo, useState } from 'react'
import { type searchNames, searchVillas } from '../../../../features/search/search.contract.ts'
import { namesFrom } from '../../../../features/search/sentence/names.ts'
import { LONGEST_SENTENCE, readSentence } from '../../../../features/search/sentence/sentence.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { NO_WISH, queryOf, type Wish, wishOf } from './wish.ts'

export type Known = AnswerOf<typeof searchNames>['content']
type Answer = AnswerOf<typeof searchVillas>
export type Looking =
  | { kind: 'idle' }
  | { kind: 'asking'; before: Answer | undefined }
  | { kind: 'found'; answer: Answer }
  | { kind: 'failed'; message: string }

const PAUSE_MS = 250

/** A message (`first` comes with the address), its fields, what was not understood of it, and the villas found. */
export const useFinder = (known: Known, first = '') => {
  const names = useMemo(() => namesFrom(known), [known])
  const [text, setText] = useState('')
  const [wish, setWish] = useState<Wish>(NO_WISH)
  const [left, setLeft] = useState<string[]>([])
  const read = (typed: string): void => {
    const sentence = readSentence(typed, names, dayInIstanbul(new Date()))
    setText(typed)
    setLeft(sentence.left)
    setWish(wishOf(sentence))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the screen began with is read by itself
  useEffect(() => {
    if (first) read(first.slice(0, LONGEST_SENTENCE))
  }, [])
  const { looking, again } = useLooking(wish)
  return { text, read, wish, left, set: (change: Partial<Wish>) => setWish({ ...wish, ...change }), looking, again }
}

/** The search follows the fields after a short pause; only the answer to the last question counts. */
const useLooking = (wish: Wish) => {
  const [looking, setLooking] = useState<Looking>({ kind: 'idle' })
  const [turn, setTurn] = useState(0)
  const query = queryOf(wish)
  const asked = query && JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the question is another
  useEffect(() => {
    if (!query) return setLooking({ kind: 'idle' })
    let stands = true
    setLooking((now) => ({ kind: 'asking', before: now.kind === 'found' ? now.answer : undefined }))
    const timer = setTimeout(async () => {
      const next = await staffApi(searchVillas, { query }).then(
        (answer): Looking => ({ kind: 'found', answer }),
        (error: unknown): Looking => ({ kind: 'failed', message: messageOf(error) }),
      )
      if (stands) setLooking(next)
    }, PAUSE_MS)
    return () => {
      stands = false
      clearTimeout(timer)
    }
  }, [asked, turn])
  return { looking, again: () => setTurn(turn + 1) }
}

const messageOf = (error: unknown): string => (error instanceof Refused ? error.message : say('list.failed'))
