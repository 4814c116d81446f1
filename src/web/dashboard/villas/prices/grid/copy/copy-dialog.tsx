import { useEffect, useMemo, useState } from 'react'
import { copyPrices, previewCopy } from '../../../../../../features/pricing/prices/grid/price-grid.contract.ts'
import { outcomeOf, staffApi } from '../../../../../browser/staff-api.ts'
import { say } from '../../../../../words/dashboard.ts'
import { Button } from '../../../../kit/button/button.tsx'
import { Modal, ModalActs } from '../../../../kit/form/modal.tsx'
import { useOutcome } from '../../../../kit/form/use-outcome.ts'
import { useWrite } from '../../../../kit/form/use-write.ts'
import { Failed, Skeleton } from '../../../../kit/page/states.tsx'
import { useTakeBack } from '../last-change.tsx'
import style from '../price-grid.module.css'
import { CopyChoices, type CopyRules, FIRST_RULES } from './copy-choices.tsx'
import { CopyPreview } from './copy-preview.tsx'

type Props = { year: number; villaIds: number[]; onClose: () => void }

/** How a year is copied, every price that would be written, and the button that says how many. */
export const CopyDialog = ({ year, villaIds, onClose }: Props) => {
  const [rules, setRules] = useState<CopyRules>(FIRST_RULES)
  const settled = useSettled(rules)
  const body = useMemo(
    () => ({ ...settled, villaIds, fromYear: year, toYear: year + 1, rounding: 'nearest' as const }),
    [settled, villaIds, year],
  )
  const asked = useMemo(() => outcomeOf(staffApi(previewCopy, { body }).then(({ content }) => content.villas)), [body])
  const { outcome, stale } = useOutcome(asked)
  const takeBack = useTakeBack()
  const { send, sending } = useWrite(copyPrices, ({ content: { change, villas } }) => {
    onClose()
    if (change) takeBack(change, villas)
  })
  const villas = outcome?.kind === 'ready' ? outcome.value : []
  const count = villas.reduce((sum, { rows }) => sum + rows.length, 0)
  const isSettled = settled === rules && !stale
  return (
    <Modal
      wide
      title={say('prices.copy-title', { from: year, to: year + 1, n: villaIds.length })}
      onClose={onClose}
      onSubmit={() => count > 0 && isSettled && !sending && void send({ body })}
      foot={
        <>
          <span className="t3 sm">{say('prices.copy-once')}</span>
          <ModalActs>
            <Button onClick={onClose}>{say('act.cancel')}</Button>
            <Button type="submit" look="main" keys="Ctrl ↵" busy={sending} disabled={!count || !isSettled || sending}>
              {say('prices.copy-do', { n: count })}
            </Button>
          </ModalActs>
        </>
      }
    >
      <CopyChoices rules={rules} onChange={setRules} />
      <div className={style.preview} aria-busy={!isSettled} data-stale={!isSettled || undefined}>
        {!outcome && <Skeleton rows={8} />}
        {outcome?.kind === 'failed' && <Failed onRetry={() => setRules({ ...rules })} />}
        {outcome?.kind === 'ready' && <CopyPreview villas={villas} year={year} />}
      </div>
    </Modal>
  )
}

const PAUSE_MS = 250

/** A value once it has stood still for a moment. */
const useSettled = <T,>(value: T): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
