import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AnyEndpoint, Question } from '../../../../kernel/endpoint.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { offerUndo, toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'

/** A removed row goes at once and can be taken back for ten seconds; only then it is deleted. */
export const useRemoval = <E extends AnyEndpoint, Row extends { id: number }>(call: E, said: (row: Row) => string) => {
  const [leaving, setLeaving] = useState<number[]>([])
  const { revalidate } = useRevalidator()
  const keep = (id: number) => setLeaving((ids) => ids.filter((each) => each !== id))
  const finish = async (id: number) => {
    try {
      await staffApi(call, { params: { id } } as Question<E>)
    } catch (error) {
      keep(id)
      toast('bad', error instanceof Refused ? error.message : say('form.offline'))
    }
    revalidate()
  }
  const remove = (row: Row) => {
    setLeaving((ids) => [...ids, row.id])
    offerUndo(
      said(row),
      say('act.undo'),
      () => keep(row.id),
      () => finish(row.id),
    )
  }
  return { leaving, remove }
}
