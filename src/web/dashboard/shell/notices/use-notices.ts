import { useCallback, useEffect, useRef, useState } from 'react'
import { listNotices, type Notice, seeNotices } from '../../../../features/overview/notices/notices.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { useRefresh } from '../../kit/use-refresh.ts'
import { isLoud, ring } from './sound.ts'

const POLL_MS = 20_000

type Known = { mark: string; unread: number; notices: Notice[] }

/** What came in, asked for while the page is looked at; new ones ring where that is wanted. */
export const useNotices = () => {
  const [known, setKnown] = useState<Known>()
  const last = useRef<Known>(undefined)
  const ask = useCallback(async () => {
    const outcome = await outcomeOf(staffApi(listNotices, { query: { mark: last.current?.mark } }))
    if (outcome.kind !== 'ready') return
    const { mark, unread, notices } = outcome.value.content
    const next = { mark, unread, notices: notices ?? last.current?.notices ?? [] }
    if (last.current && unread > last.current.unread && isLoud()) ring()
    last.current = next
    setKnown(next)
  }, [])
  useEffect(() => void ask(), [ask])
  useRefresh(POLL_MS, ask)
  const see = useCallback(async () => {
    const until = last.current?.notices[0]?.at
    if (!until || last.current?.unread === 0) return
    await outcomeOf(staffApi(seeNotices, { body: { until } }))
    if (last.current) last.current = { ...last.current, mark: '', unread: 0 }
    setKnown((before) => before && { ...before, unread: 0 })
  }, [])
  return { notices: known?.notices, unread: known?.unread ?? 0, see }
}

/** The tab says how many are unread, in front of whatever it is called. */
export const useTitleCount = (n: number, path: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen writes another title
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = n > 0 ? `(${n}) ${title}` : title
  }, [n, path])
}
