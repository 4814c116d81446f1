import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { DECLINE_CAUSES } from '../../../../features/reservations/desk.shape.ts'
import { amountDue, expectedTransfer, usualHours } from '../../../../features/reservations/reservation.ts'
import { moveReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { type Form, useForm } from '../../kit/form/use-form.ts'
import { Note } from '../../kit/page/note.tsx'
import { useNow } from '../../kit/use-now.ts'
import { useIsAdmin } from '../../staff.ts'
import { stayText } from '../../stay-text.ts'
import { mostHours } from '../hold/hold-hours.ts'
import { HoursField, hoursFault } from '../hold/hours-field.tsx'
import { endOfHold, MOVE_LOOK, type MoveTarget, type StaffMove } from '../record/moves.ts'
import { DialogFoot } from './dialog-foot.tsx'

const CAUSES = DECLINE_CAUSES.map((value) => ({ value, label: say(`decline.${value}`) }))

type Props = { move: StaffMove; target: MoveTarget; onClose: () => void }

/** Asks what a move needs, says its consequence, and makes it. */
export const MoveDialog = ({ move, target, onClose }: Props) => {
  const { icon: Icon, danger, told } = MOVE_LOOK[move]
  const asks = useAsks(move)
  const admin = useIsAdmin()
  const endOf = endOfHold(move, target, useNow(30_000))
  const most = mostHours(endOf)
  const unextendable = asks === 'hours' && most === 0
  const form = useForm(moveReservation, useFirstAnswer(asks, target, most), {
    done: onClose,
    said: doneWord(move, target),
    body: (typed) => ({ ...typed, move }),
    alsoWrong: ({ reason, amount, hours }) => ({
      reason: asks === 'reason' && !reason.trim() && say('reservation.reason-needed'),
      amount: asks === 'amount' && !amount && say('reservation.amount-needed'),
      hours: hours !== undefined && hoursFault(hours, endOf),
    }),
  })
  const { hours, amount } = form.typed
  return (
    <Modal
      title={<DialogTitle word={say(`move.${move}`)} target={target} />}
      onClose={onClose}
      onSubmit={() => form.send({ id: target.id })}
      form={form}
      foot={
        <DialogFoot
          icon={Icon}
          word={say(`move.${move}`)}
          sending={form.sending}
          disabled={unextendable}
          danger={danger}
          onClose={onClose}
        />
      }
    >
      <ConflictNote refused={form.refused} />
      <p className="t2">{say(`move.${move}.text`)}</p>
      {hours !== undefined && most > 0 && (
        <HoursField
          value={hours}
          onChange={(next) => form.set('hours', next)}
          error={form.fault('hours')}
          endOf={endOf}
        />
      )}
      {unextendable && (
        <Note tone="k-warn" icon={Hourglass} role="alert">
          {say('reservation.at-arrival')}
        </Note>
      )}
      {asks === 'amount' && (
        <MoneyField
          label={say('reservation.amount-received')}
          required
          error={form.fault('amount')}
          help={say('reservation.amount-help')}
          value={amount}
          onChange={(next) => form.set('amount', next)}
          currency={target.currency}
        />
      )}
      {move === 'decline' && <SelectField form={form} name="because" label={say('decline.because')} options={CAUSES} />}
      {asks === 'reason' && <ReasonField form={form} told={told && admin} />}
    </Modal>
  )
}

/** What the dialog begins with: only what the move asks for is sent. */
const useFirstAnswer = (asks: ReturnType<typeof useAsks>, target: MoveTarget, most: number) => {
  const [first] = useState(() => ({
    reason: '',
    because: 'other' as const,
    hours: asks === 'hours' ? Math.min(usualHours(new Date(), target.checkIn), most) || 1 : undefined,
    amount: asks === 'amount' ? expectedTransfer(target) || amountDue(target, target.paid) || undefined : undefined,
  }))
  return first
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
    <small className="num">
      {target.code} · {target.guestName} · {target.villa} · {stayText(target.checkIn, target.checkOut)}
    </small>
  </>
)

type ReasonProps = { form: Form; name?: 'reason' | 'note'; told?: boolean; recorded?: boolean }

/** Why; `recorded` in the history; `told`: the guest reads it too, and the person who writes it should know. */
export const ReasonField = ({ form, name = 'reason', told = false, recorded = true }: ReasonProps) => (
  <TextField
    form={form}
    name={name}
    required
    rows={3}
    label={say('reservation.reason')}
    help={recorded ? say(told ? 'reservation.reason-told' : 'reservation.reason-help') : undefined}
  />
)
