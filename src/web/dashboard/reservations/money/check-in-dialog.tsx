import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { moveReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { CheckField } from '../../kit/fields/choice/check-field.tsx'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Note } from '../../kit/page/note.tsx'
import { DialogFoot } from '../dialogs/dialog-foot.tsx'
import { DialogTitle, doneWord } from '../dialogs/move-dialog.tsx'
import { MethodChoice } from './entry-fields.tsx'
import { newEntry, openFor, sentEntry, type TypedEntry } from './entry-form.ts'
import style from './money.module.css'

const KINDS = ['payment', 'deposit'] as const
type Typed = { reason: string; take: { payment: boolean; deposit: boolean }; money: TypedEntry[] }

type Props = { reservation: AdminReservation; missing: number; onClose: () => void }

/** Hands the villa over, and takes what is due in the same step: all of it is written or nothing. */
export const CheckInDialog = ({ reservation, missing, onClose }: Props) => {
  const { currency } = reservation
  const [first] = useState((): Typed => {
    const today = dayInIstanbul(new Date())
    const open = (kind: (typeof KINDS)[number]) => (openFor(kind, reservation) ?? 0) > 0
    const payment = { ...newEntry('payment', reservation, today), given: reservation.balance || undefined }
    return {
      ...{ reason: '', take: { payment: open('payment'), deposit: open('deposit') } },
      money: [payment, newEntry('deposit', reservation, today)],
    }
  })
  const taken = ({ take, money }: Typed) => money.filter((_, at) => take[KINDS[at] ?? 'payment'])
  const form = useForm(moveReservation, first, {
    done: onClose,
    said: doneWord('check-in', reservation),
    body: (typed) => ({ move: 'check-in' as const, reason: typed.reason, money: taken(typed).map(sentEntry) }),
  })
  const sum = taken(form.typed).reduce((total, { given = 0 }) => total + given, 0)
  const left = reservation.balance - (form.typed.take.payment ? (form.typed.money[0]?.given ?? 0) : 0)
  return (
    <Modal
      title={<DialogTitle word={say('move.check-in')} target={reservation} />}
      onClose={onClose}
      onSubmit={() => form.send({ id: reservation.id })}
      form={form}
      foot={
        <DialogFoot
          icon={KeyRound}
          word={
            sum > 0 ? say('money.take-and-check-in', { sum: formatMoney(sum, currency, 'tr') }) : say('move.check-in')
          }
          sending={form.sending}
          onClose={onClose}
        />
      }
    >
      <ConflictNote refused={form.refused} />
      <p className="t2">{say('move.check-in.text')}</p>
      {missing > 0 && (
        <Note tone="k-warn" role="status">
          {say('persons.check-in-missing', { n: missing })}
        </Note>
      )}
      {KINDS.map((kind, at) => {
        const open = openFor(kind, reservation) ?? 0
        if (open <= 0) return null
        const takes = form.typed.take[kind]
        const entry = form.typed.money[at]
        const sent = KINDS.slice(0, at).filter((before) => form.typed.take[before]).length
        return (
          <div key={kind} className={style.taken}>
            <CheckField
              form={form}
              name={`take.${kind}`}
              label={say(`money.take-${kind}`, {
                sum: formatMoney(kind === 'payment' ? reservation.balance : open, currency, 'tr'),
              })}
            />
            {takes && entry && (
              <>
                <MethodChoice form={form} at={`money.${at}`} method={entry.method} byOwner={entry.kind === 'payment'} />
                <MoneyField
                  label={say('reservation.amount')}
                  required
                  error={form.fault(`money.${sent}.given`)}
                  value={entry.given}
                  onChange={(given) => form.set(`money.${at}.given`, given)}
                  currency={currency}
                />
              </>
            )}
          </div>
        )
      })}
      {left > 0 && (
        <Note tone="k-warn" role="status">
          {say('money.left-open', { sum: formatMoney(left, currency, 'tr') })}
        </Note>
      )}
    </Modal>
  )
}
