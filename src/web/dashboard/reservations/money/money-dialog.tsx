import { HandCoins, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { enterMoney } from '../../../../features/reservations/money/till/till.contract.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { CheckField } from '../../kit/fields/choice/check-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import facts from '../../kit/page/facts.module.css'
import { Note } from '../../kit/page/note.tsx'
import { DialogFoot } from '../dialogs/dialog-foot.tsx'
import { DialogTitle, doneWord } from '../dialogs/move-dialog.tsx'
import { EntryFields } from './entry-fields.tsx'
import { type HandKind, type MoneyOf, mostOpen, needsReason, newEntry, sentEntry, worthOf } from './entry-form.ts'

type Props = { kind: HandKind; reservation: MoneyOf; onClose: () => void }

/** Writes one entry of the ledger: what is open is proposed, and what the entry changes is said before. */
export const MoneyDialog = ({ kind, reservation, onClose }: Props) => {
  const { currency } = reservation
  const [first] = useState(() => newEntry(kind, reservation, dayInIstanbul(new Date())))
  const form = useForm(
    enterMoney,
    { entries: [first] },
    {
      done: onClose,
      said: doneWord(kind, reservation),
      body: ({ entries }) => ({ entries: entries.map(sentEntry) }),
      alsoWrong: ({ entries: [entry = first] }) => ({
        'entries.0.note': needsReason(kind) && !entry.note.trim() && say('reservation.reason-needed'),
        'entries.0.rate': entry.currency !== currency && !entry.rate && say('money.rate-needed'),
      }),
    },
  )
  const [entry = first] = form.typed.entries
  const worth = worthOf(entry, currency)
  const open = mostOpen(kind, reservation)
  const over = open !== undefined && worth !== undefined ? worth - open : 0
  return (
    <Modal
      title={<DialogTitle word={say(`money.${kind}`)} target={reservation} />}
      onClose={onClose}
      onSubmit={() => form.send({ id: reservation.id })}
      form={form}
      foot={
        <DialogFoot
          icon={HandCoins}
          word={
            worth === undefined ? say('act.save') : say(`money.${kind}.do`, { sum: formatMoney(worth, currency, 'tr') })
          }
          sending={form.sending}
          onClose={onClose}
        />
      }
    >
      <ConflictNote refused={form.refused} />
      <p className="t2">{say(`money.${kind}.text`)}</p>
      {open !== undefined && (
        <dl className={`${facts.facts} ${facts.left}`}>
          <dt>{say(`money.${kind}.open`)}</dt>
          <dd className="num">{formatMoney(open, currency, 'tr')}</dd>
        </dl>
      )}
      <EntryFields form={form} at="entries.0" own={currency} />
      {over > 0 && (kind === 'payment' || kind === 'refund') && (
        <Note tone="k-warn" icon={TriangleAlert} role="status">
          <CheckField
            form={form}
            name="entries.0.beyond"
            label={say(`money.${kind}.beyond`, { sum: formatMoney(over, currency, 'tr') })}
          />
        </Note>
      )}
    </Modal>
  )
}
