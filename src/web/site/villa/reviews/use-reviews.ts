import { useRef, useState } from 'react'
import type { Comment, villaComments } from '../../../../features/content/content.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { lazyCall } from '../../../browser/lazy-call.ts'

/** Whose comments are shown: of some guests, with so many stars, or all. */
export type ReviewWish = { party?: NonNullable<Comment['party']>; rating?: number }
export type ChooseReviews = (wish: ReviewWish) => void

const AT_ONCE = 10

const ask = lazyCall(() => import('../../../../features/content/content.contract.ts').then((of) => of.villaComments))

/** The comments that are shown: the first few of all come with the page. */
export const useReviews = (first: AnswerOf<typeof villaComments>, slug: string) => {
  const [wish, setWish] = useState<ReviewWish>({})
  const [{ list, total }, setShown] = useState({ list: first.content, total: first.total })
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const asked = useRef(0)
  const load = async (of: ReviewWish, before: Comment[]) => {
    const number = ++asked.current
    setState('loading')
    try {
      const next = await ask({ params: { slug }, query: { ...of, skip: before.length, take: AT_ONCE } })
      if (number !== asked.current) return
      setShown({ list: [...before, ...next.content], total: next.total })
      setState('ready')
    } catch {
      if (number === asked.current) setState('failed')
    }
  }
  const choose = (next: ReviewWish) => {
    setWish(next)
    void load(next, [])
  }
  return { list, total, wish, state, choose, more: () => void load(wish, list) }
}
