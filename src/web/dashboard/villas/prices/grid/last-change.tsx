import { Undo2 } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { type priceGrid, undoPrices } from '../../../../../features/pricing/prices/grid/price-grid.contract.ts'
import type { AnswerOf } from '../../../../../kernel/endpoint.ts'
import { formatInstant } from '../../../../../kernel/format.ts'
import { Refused } from '../../../../../kernel/refused.ts'
import { staffApi } from '../../../../browser/staff-api.ts'
import { offerUndo, toast } from '../../../../ui/toast.ts'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import { useNeeds } from '../../../needs.tsx'
import style from './price-grid.module.css'

/** The last bulk change of somebody, with the way back: it stands there for a day. */
export const LastChange = ({ last }: { last: AnswerOf<typeof priceGrid>['last'] }) => {
  const undo = useUndo()
  const needs = useNeeds('prices')
  if (!last) return null
  return (
    <div className={style.last}>
      <span className="t3 sm">
        {say('prices.last', { by: last.by, at: formatInstant(last.at, 'tr'), n: last.villas })}
      </span>
      <Button size="small" icon={Undo2} {...needs} onClick={() => void undo(last.id)}>
        {say('prices.last-undo')}
      </Button>
    </div>
  )
}

/** Offers for ten seconds, wherever somebody goes meanwhile, to take a bulk change back. */
export const useTakeBack = () => {
  const undo = useUndo()
  return (change: number, villas: number) =>
    offerUndo(
      say('prices.saved', { n: villas }),
      say('act.undo'),
      () => void undo(change),
      () => undefined,
    )
}

const useUndo = () => {
  const { revalidate } = useRevalidator()
  return async (id: number) => {
    try {
      await staffApi(undoPrices, { params: { id } })
      toast('ok', say('prices.undone'))
    } catch (error) {
      toast('bad', error instanceof Refused ? error.message : say('form.offline'))
    }
    revalidate()
  }
}
