import { CircleX } from 'lucide-react'
import { useState } from 'react'
import {
  type AdminReservation,
  moveReservation,
} from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import type { Currency } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import check from '../../kit/fields/check.module.css'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import card from '../../kit/page/card.module.css'
import columns from '../../kit/page/columns.module.css'
import facts from '../../kit/page/facts.module.css'
import style from './cancel-dialog.module.css'
import { DialogFoot } from './dialog-foot.tsx'
import { DialogTitle, doneWord, ReasonField } from './move-dialog.tsx'

type Refund = AdminReservation['refundByGuest']

/**
 * Cancels after showing who gets how much back. What is kept is sent along: another amount by now cancels nothing. With
 * money involved a word is typed.
 */
export const CancelDialog = ({ reservation, onClose }: { reservation: AdminReservation; onClose: () => void }) => {
  const [byAgency, setByAgency] = useState(false)
  const refund = byAgency ? reservation.refundByAgency : reservation.refundByGuest
  const needsWord = refund.paid > 0
  const doing =
    refund.refunded > 0
      ? say('reservation.cancel-and-refund', { sum: formatMoney(refund.refunded, reservation.currency, 'tr') })
      : say('move.cancel')
  const form = useForm(
    moveReservation,
    { reason: '', word: '' },
    {
      done: onClose,
      said: doneWord('cancel', reservation),
      body: ({ reason }) => ({ move: 'cancel' as const, reason, byAgency, kept: refund.kept }),
      alsoWrong: ({ reason, word }) => ({
        reason: !reason.trim() && say('reservation.reason-needed'),
        word:
          needsWord &&
          !isCancelWord(word) &&
          say('reservation.type-to-cancel-error', { word: say('reservation.cancel-word') }),
      }),
    },
  )
  return (
    <Modal
      wide
      title={<DialogTitle word={say('move.cancel')} target={reservation} />}
      onClose={onClose}
      onSubmit={() => form.send({ id: reservation.id })}
      form={form}
      foot={<DialogFoot danger icon={CircleX} word={doing} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <fieldset className={columns.wideTwo} aria-label={say('reservation.who-cancels')}>
        <RefundChoice
          title={say('reservation.by-guest')}
          refund={reservation.refundByGuest}
          currency={reservation.currency}
          checked={!byAgency}
          onChoose={() => setByAgency(false)}
        />
        <RefundChoice
          title={say('reservation.by-agency')}
          refund={reservation.refundByAgency}
          currency={reservation.currency}
          checked={byAgency}
          onChoose={() => setByAgency(true)}
        />
      </fieldset>
      <p className="t2">{say('move.cancel.text')}</p>
      <ReasonField form={form} told />
      {needsWord && (
        <TextField
          form={form}
          name="word"
          required
          label={say('reservation.type-to-cancel', { word: say('reservation.cancel-word') })}
        />
      )}
    </Modal>
  )
}

const isCancelWord = (typed: string): boolean => typed.trim().toLocaleUpperCase('tr') === say('reservation.cancel-word')

type Choice = { title: string; refund: Refund; currency: Currency; checked: boolean; onChoose: () => void }

const RefundChoice = ({ title, refund, currency, checked, onChoose }: Choice) => (
  <label className={`${card.card} ${style.choice}`} data-on={checked || undefined}>
    <span className={check.check}>
      <input type="radio" name="by" checked={checked} onChange={onChoose} />
      <b>{title}</b>
    </span>
    <dl className={facts.facts}>
      <dt>{say('reservation.paid')}</dt>
      <dd className="num">{formatMoney(refund.paid, currency, 'tr')}</dd>
      <dt>{say('reservation.kept')}</dt>
      <dd className="num">{formatMoney(refund.kept, currency, 'tr')}</dd>
      <dt className="b">{say('reservation.refunded')}</dt>
      <dd className="num big">{formatMoney(refund.refunded, currency, 'tr')}</dd>
    </dl>
    <span className="t3 sm">{refundReason(refund)}</span>
  </label>
)

const refundReason = ({ grace, keptPercent }: Refund): string => {
  if (grace) return say('reservation.refund-grace')
  return keptPercent === 0 ? say('reservation.refund-whole') : say('reservation.refund-rule', { percent: keptPercent })
}
