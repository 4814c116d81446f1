import { CircleAlert, Hourglass, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { type RefundOffer, refundToCard } from '../../../../features/payments/refunds/card-refunds.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import type { Currency } from '../../../../kernel/money.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { Modal, ModalActs } from '../../kit/form/modal.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { Note } from '../../kit/page/note.tsx'
import { useNeeds } from '../../needs.tsx'

type Props = { refund: RefundOffer; currency: Currency; onDone: () => void }

const NAMES: Record<string, DashboardWordKey> = {
  iyzico: 'cards.provider.iyzico',
  paytr: 'cards.provider.paytr',
  nestpay: 'cards.provider.nestpay',
  demo: 'cards.provider.demo',
}

/** Money owed back that came by card: sent back over the provider, or said how it goes by hand. */
export const RefundNote = ({ refund, currency, onDone }: Props) => {
  const [sure, setSure] = useState(false)
  const needsMoney = useNeeds('money')
  const { state, refused } = refund
  const facts = {
    amount: formatMoney(refund.amount, currency, 'tr'),
    provider: say(NAMES[refund.provider] ?? 'cards.title'),
  }
  if (state === 'asked')
    return (
      <Note tone="k-info" icon={Hourglass}>
        {say('card-refund.asked', facts)}
      </Note>
    )
  if (state === 'by-hand')
    return (
      <Note tone="k-warn" icon={CircleAlert}>
        {say('card-refund.by-hand', facts)}
      </Note>
    )
  return (
    <>
      <Note
        tone="k-warn"
        icon={Undo2}
        acts={
          <Button size="small" icon={Undo2} onClick={() => setSure(true)} {...needsMoney}>
            {say('card-refund.do')}
          </Button>
        }
      >
        {say('card-refund.offer', facts)}
        {refused && <b> {say('card-refund.refused', { ...facts, reason: refused })}</b>}
      </Note>
      {sure && <Sure refund={refund} amount={facts.amount} onClose={() => setSure(false)} onDone={onDone} />}
    </>
  )
}

type SureProps = { refund: RefundOffer; amount: string; onClose: () => void; onDone: () => void }

const Sure = ({ refund: { alertId, amount }, amount: written, onClose, onDone }: SureProps) => {
  const { send, sending } = useWrite(refundToCard, () => {
    onClose()
    onDone()
  })
  return (
    <Modal
      title={say('card-refund.title')}
      onClose={onClose}
      onSubmit={() => send({ params: { id: alertId }, body: { amount, note: '' } })}
      foot={
        <ModalActs>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
          <Button type="submit" look="danger" icon={Undo2} busy={sending} disabled={sending}>
            {say('card-refund.do')}
          </Button>
        </ModalActs>
      }
    >
      <p>{say('card-refund.confirm', { amount: written })}</p>
    </Modal>
  )
}
