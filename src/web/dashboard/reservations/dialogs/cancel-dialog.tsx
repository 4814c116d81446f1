import { CircleX } from 'lucide-react'
import { useState } from 'react'
import {
  type AdminReservation,
  moveReservation,
} from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import type { Currency } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { Field, inputClass } from '../../kit/fields/field.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useChecked } from '../../use-checked.ts'
import { useWrite } from '../../use-write.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { DialogTitle, doneWord, ReasonField } from './move-dialog.tsx'

type Refund = AdminReservation['refundByGuest']

/**
 * Cancels after showing who gets how much back. What is kept is sent along: another amount by now cancels nothing. With
 * money involved a word is typed.
 */
export const CancelDialog = ({ reservation, onClose }: { reservation: AdminReservation; onClose: () => void }) => {
  const [byAgency, setByAgency] = useState(false)
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const { send, sending, refused } = useWrite(moveReservation, onClose, doneWord('cancel', reservation))
  const refund = byAgency ? reservation.refundByAgency : reservation.refundByGuest
  const needsWord = refund.paid > 0
  const wordWrong = needsWord && typed.trim().toLocaleUpperCase('tr') !== say('cancel-word')
  const doing =
    refund.refunded > 0
      ? say('cancel-and-refund', { sum: formatMoney(refund.refunded, reservation.currency, 'tr') })
      : say('move.cancel')
  const found = {
    ...(!reason.trim() && { reason: say('reason-needed') }),
    ...(wordWrong && { word: say('type-to-cancel-error', { word: say('cancel-word') }) }),
  }
  const { errors, passes } = useChecked({ found, refused, values: { reason, word: typed } })
  const submit = () => {
    if (!passes()) return
    send({
      params: { id: reservation.id },
      body: { move: 'cancel', reason: reason.trim(), byAgency, kept: refund.kept },
    })
  }
  return (
    <Modal
      wide
      title={<DialogTitle word={say('move.cancel')} target={reservation} />}
      closeLabel={say('close')}
      onClose={onClose}
      onSubmit={submit}
      foot={<DialogFoot danger icon={CircleX} word={doing} sending={sending} onClose={onClose} />}
    >
      <ConflictNote refused={refused} />
      <fieldset className="grid2 grid2--s" aria-label={say('who-cancels')}>
        <RefundChoice
          title={say('by-guest')}
          refund={reservation.refundByGuest}
          currency={reservation.currency}
          checked={!byAgency}
          onChoose={() => setByAgency(false)}
        />
        <RefundChoice
          title={say('by-agency')}
          refund={reservation.refundByAgency}
          currency={reservation.currency}
          checked={byAgency}
          onChoose={() => setByAgency(true)}
        />
      </fieldset>
      <p className="t2">{say('move.cancel.text')}</p>
      <ReasonField told value={reason} onChange={setReason} error={errors.reason} />
      {needsWord && (
        <Field label={say('type-to-cancel', { word: say('cancel-word') })} required error={errors.word}>
          {(wired) => (
            <input
              {...wired}
              className={inputClass(wired)}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
    </Modal>
  )
}

type Choice = { title: string; refund: Refund; currency: Currency; checked: boolean; onChoose: () => void }

const RefundChoice = ({ title, refund, currency, checked, onChoose }: Choice) => (
  <label className="card pick" data-on={checked || undefined}>
    <span className="ck">
      <input type="radio" name="by" checked={checked} onChange={onChoose} />
      <b>{title}</b>
    </span>
    <dl className="kv">
      <dt>{say('paid')}</dt>
      <dd className="num">{formatMoney(refund.paid, currency, 'tr')}</dd>
      <dt>{say('kept')}</dt>
      <dd className="num">{formatMoney(refund.kept, currency, 'tr')}</dd>
      <dt className="b">{say('refunded')}</dt>
      <dd className="num big">{formatMoney(refund.refunded, currency, 'tr')}</dd>
    </dl>
    <span className="t3 sm">{refundReason(refund)}</span>
  </label>
)

const refundReason = ({ grace, keptPercent }: Refund): string => {
  if (grace) return say('refund-grace')
  return keptPercent === 0 ? say('refund-whole') : say('refund-rule', { percent: keptPercent })
}
