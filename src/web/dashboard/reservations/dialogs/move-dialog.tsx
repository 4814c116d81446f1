import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { moveReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Field } from '../../kit/fields/field.tsx'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useNow } from '../../kit/use-now.ts'
import { useIsAdmin } from '../../staff.ts'
import { stayText } from '../../stay-text.ts'
import { useChecked } from '../../use-checked.ts'
import { useWrite } from '../../use-write.ts'
import { endOfHold, expectedTransfer, MOVE_LOOK, type MoveTarget, type StaffMove, usualHours } from '../record/moves.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { mostHours } from './hold-hours.ts'
import { HoursField, hoursFault } from './hours-field.tsx'

type Props = { move: StaffMove; target: MoveTarget; onClose: () => void }

/** Asks what a move needs, says its consequence, and makes it. */
export const MoveDialog = ({ move, target, onClose }: Props) => {
  const { icon: Icon, danger, told } = MOVE_LOOK[move]
  const asks = useAsks(move)
  const endOf = endOfHold(move, target, useNow(30_000))
  const most = mostHours(endOf)
  const [hours, setHours] = useState(() => Math.min(usualHours(target), most) || 1)
  const [reason, setReason] = useState('')
  const [amount, setAmount] = useState<number | undefined>(() => expectedTransfer(target) || undefined)
  const unextendable = asks === 'hours' && most === 0
  const { send, sending, refused } = useWrite(moveReservation, onClose, doneWord(move, target))
  const found = {
    ...(asks === 'reason' && !reason.trim() && { reason: say('reason-needed') }),
    ...(asks === 'amount' && !amount && { amount: say('amount-needed') }),
    ...(asks === 'hours' && hoursFault(hours, endOf) && { hours: hoursFault(hours, endOf) ?? '' }),
  }
  const { errors, passes } = useChecked({ found, refused, values: { reason, amount, hours } })
  const submit = () => {
    if (!passes()) return
    send({
      params: { id: target.id },
      body: { move, reason: reason.trim(), ...(asks === 'hours' && { hours }), ...(asks === 'amount' && { amount }) },
    })
  }
  return (
    <Modal
      title={<DialogTitle word={say(`move.${move}`)} target={target} />}
      closeLabel={say('close')}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <DialogFoot
          icon={Icon}
          word={say(`move.${move}`)}
          sending={sending}
          disabled={unextendable}
          danger={danger}
          onClose={onClose}
        />
      }
    >
      <ConflictNote refused={refused} />
      <p className="t2">{say(`move.${move}.text`)}</p>
      {asks === 'hours' && most > 0 && (
        <HoursField value={hours} onChange={setHours} error={errors.hours} endOf={endOf} />
      )}
      {unextendable && (
        <div className="note k-warn" role="alert">
          <Hourglass className="i" aria-hidden />
          <p>{say('at-arrival')}</p>
        </div>
      )}
      {asks === 'amount' && (
        <Field label={say('amount-received')} required error={errors.amount} help={say('amount-help')}>
          {(wired) => <MoneyField wired={wired} value={amount} onChange={setAmount} currency={target.currency} />}
        </Field>
      )}
      {asks === 'reason' && <ReasonField value={reason} onChange={setReason} told={told} error={errors.reason} />}
    </Modal>
  )
}

/** What was done to which reservation, once it is done. */
export const doneWord = (what: string, { code }: Pick<MoveTarget, 'code'>): string =>
  `${recordWord('event', what)} · ${code}`

/** An owner only says yes: how long the option lasts is the agency's matter. */
const useAsks = (move: StaffMove) => {
  const admin = useIsAdmin()
  return !admin && MOVE_LOOK[move].asks === 'hours' ? 'nothing' : MOVE_LOOK[move].asks
}

/** What is done, and to which reservation. */
export const DialogTitle = ({
  word,
  target,
}: {
  word: string
  target: Pick<MoveTarget, 'code' | 'guestName' | 'villa' | 'checkIn' | 'checkOut'>
}) => (
  <>
    {word}
    <span className="dlg__sub num">
      {target.code} · {target.guestName} · {target.villa} · {stayText(target.checkIn, target.checkOut)}
    </span>
  </>
)

type ReasonProps = { value: string; onChange: (reason: string) => void; error?: string; told?: boolean; kept?: boolean }

/** Why; `kept` in the history; `told`: the guest reads it too, and the person who writes it should know. */
export const ReasonField = ({ value, onChange, error, told = false, kept = true }: ReasonProps) => (
  <Field label={say('reason')} required error={error} help={kept && say(told ? 'reason-told' : 'reason-help')}>
    {(wired) => (
      <textarea
        {...wired}
        className="ta"
        rows={3}
        maxLength={300}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
