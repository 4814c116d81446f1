import { useState } from 'react'
import { moveReservation } from '../../../features/reservations/reservations-admin.contract.ts'
import { Field } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { recordWord, say } from '../../words/dashboard.ts'
import { useIsAdmin } from '../staff.ts'
import { stayText } from '../stay-text.ts'
import { useWrite } from '../use-write.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { expectedTransfer, MOVE_LOOK, type MoveTarget, type StaffMove, usualHours } from './moves.ts'

type Props = { move: StaffMove; target: MoveTarget; onClose: () => void }

const HOURS = [4, 24, 48, 72]

/** Asks what a move needs, says its consequence, and makes it. */
export const MoveDialog = ({ move, target, onClose }: Props) => {
  const { icon: Icon, danger, told } = MOVE_LOOK[move]
  const asks = useAsks(move)
  const [hours, setHours] = useState(usualHours(target))
  const [reason, setReason] = useState('')
  const [amount, setAmount] = useState<number | undefined>(() => expectedTransfer(target) || undefined)
  const [tried, setTried] = useState(false)
  const { send, sending, fields, refused } = useWrite(moveReservation, onClose, doneWord(move, target))
  const missing = {
    reason: asks === 'reason' && !reason.trim(),
    amount: asks === 'amount' && !amount,
    hours: asks === 'hours' && !(hours >= 1 && hours <= 72),
  }
  const submit = () => {
    setTried(true)
    if (missing.reason || missing.amount || missing.hours) return
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
      foot={<DialogFoot icon={Icon} word={say(`move.${move}`)} sending={sending} danger={danger} onClose={onClose} />}
    >
      <ConflictNote refused={refused} />
      <p className="t2">{say(`move.${move}.text`)}</p>
      {asks === 'hours' && (
        <HoursField value={hours} onChange={setHours} error={fields.hours ?? (tried && missing.hours ? say('hours-range') : undefined)} />
      )}
      {asks === 'amount' && (
        <Field
          label={say('amount-received')}
          required
          error={fields.amount ?? (tried && missing.amount ? say('amount-needed') : undefined)}
          help={say('amount-help')}
        >
          {(wired) => <MoneyField wired={wired} value={amount} onChange={setAmount} currency={target.currency} />}
        </Field>
      )}
      {asks === 'reason' && (
        <ReasonField
          value={reason}
          onChange={setReason}
          told={told}
          error={fields.reason ?? (tried && missing.reason ? say('reason-needed') : undefined)}
        />
      )}
    </Modal>
  )
}

/** What was done to which reservation, once it is done. */
export const doneWord = (what: string, { code }: Pick<MoveTarget, 'code'>): string => `${recordWord('event', what)} · ${code}`

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

type ReasonProps = { value: string; onChange: (reason: string) => void; error?: string; told?: boolean }

/** Why, for the history; `told`: the guest reads it too, and the person who writes it should know. */
export const ReasonField = ({ value, onChange, error, told = false }: ReasonProps) => (
  <Field label={say('reason')} required error={error} help={say(told ? 'reason-told' : 'reason-help')}>
    {(wired) => (
      <textarea {...wired} className="ta" rows={3} maxLength={300} value={value} onChange={(event) => onChange(event.target.value)} />
    )}
  </Field>
)

/** 1–72 hours, typed or by one of the usual lengths. */
export const HoursField = ({ value, onChange, error }: { value: number; onChange: (hours: number) => void; error?: string }) => (
  <Field label={say('hours')} required error={error} help={say('hours-help')}>
    {(wired) => (
      <div className="row row--wrap">
        <div className="ig ig--s">
          <input
            {...wired}
            className={`in in--num${error ? ' in--bad' : ''}`}
            type="number"
            min={1}
            max={72}
            value={Number.isNaN(value) ? '' : value}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <span>{say('hour-unit')}</span>
        </div>
        <div className="chips">
          {HOURS.map((hours) => (
            <button
              key={hours}
              type="button"
              className={hours === value ? 'chip chip--sel' : 'chip'}
              aria-pressed={hours === value}
              onClick={() => onChange(hours)}
            >
              {say('n-hours', { n: hours })}
            </button>
          ))}
        </div>
      </div>
    )}
  </Field>
)
