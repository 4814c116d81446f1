import { Flag } from 'lucide-react'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { moveReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Note } from '../../kit/page/note.tsx'
import { DialogFoot } from '../dialogs/dialog-foot.tsx'
import { DialogTitle, doneWord, ReasonField } from '../dialogs/move-dialog.tsx'
import type { HandKind } from './entry-form.ts'

type Props = { reservation: AdminReservation; onMoney: (kind: HandKind) => void; onClose: () => void }

/** Ends a stay: with nothing open, or with the debt named and accepted for a reason. The deposit is closed apart. */
export const CompleteDialog = ({ reservation, onMoney, onClose }: Props) => {
  const { balance, deposit, currency } = reservation
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  const form = useForm(
    moveReservation,
    { reason: '' },
    {
      done: onClose,
      said: doneWord('complete', reservation),
      body: (typed) => ({ ...typed, move: 'complete' as const, ...(balance > 0 && { debt: balance }) }),
      alsoWrong: ({ reason }) => ({ reason: balance > 0 && !reason.trim() && say('reservation.reason-needed') }),
    },
  )
  return (
    <Modal
      title={<DialogTitle word={say('move.complete')} target={reservation} />}
      onClose={onClose}
      onSubmit={() => form.send({ id: reservation.id })}
      form={form}
      foot={
        <DialogFoot
          icon={Flag}
          word={balance > 0 ? say('money.complete-with-debt', { sum: money(balance) }) : say('move.complete')}
          sending={form.sending}
          danger={balance > 0}
          onClose={onClose}
        />
      }
    >
      <ConflictNote refused={form.refused} />
      <p className="t2">{say('move.complete.text')}</p>
      {balance > 0 && (
        <>
          <Note
            tone="k-bad"
            acts={
              <>
                <Button size="small" onClick={() => onMoney('payment')}>
                  {say('money.payment')}
                </Button>
                <Button size="small" onClick={() => onMoney('write-off')}>
                  {say('money.write-off')}
                </Button>
              </>
            }
          >
            {say('money.balance-open', { sum: money(balance) })}
          </Note>
          <ReasonField form={form} />
        </>
      )}
      {deposit.held > 0 && (
        <Note
          tone="k-warn"
          acts={
            <Button size="small" onClick={() => onMoney('deposit-return')}>
              {say('money.deposit-return')}
            </Button>
          }
        >
          {say('money.deposit-here', { sum: money(deposit.held) })}
        </Note>
      )}
    </Modal>
  )
}
