import { HandCoins, Lock } from 'lucide-react'
import { closeMonth, payOwner, type Statement } from '../../../../features/bookkeeping/statement/statement.contract.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { CheckField } from '../../kit/fields/choice/check-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import facts from '../../kit/page/facts.module.css'
import { DialogFoot } from '../../reservations/dialogs/dialog-foot.tsx'
import { PlainEntryFields } from '../../reservations/money/plain-entry-fields.tsx'
import { monthName } from './statement-text.ts'

type Props = { statement: Statement; onClose: () => void }

/** Says what closing means, and closes what was seen. */
export const CloseDialog = ({ statement: { owner, month, seen, sums }, onClose }: Props) => {
  const form = useForm(
    closeMonth,
    { month, seen, send: owner.email !== '' },
    { done: onClose, said: say('statement.closed') },
  )
  return (
    <Modal
      title={say('statement.close-title', { month: monthName(month) })}
      onClose={onClose}
      onSubmit={() => form.send({ id: owner.id })}
      form={form}
      foot={<DialogFoot icon={Lock} word={say('statement.close')} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <p className="t2">{say('statement.close-text')}</p>
      <Due sums={sums} />
      {owner.email && (
        <CheckField form={form} name="send" label={say('statement.close-send', { email: owner.email })} />
      )}
    </Modal>
  )
}

const Due = ({ sums }: Pick<Statement, 'sums'>) => (
  <dl className={`${facts.facts} ${facts.left}`}>
    {sums.map(({ currency, due }) => (
      <div key={currency} className="db">
        <dt>{say('statement.due')}</dt>
        <dd className="num b">{formatMoney(due, currency, 'tr')}</dd>
      </div>
    ))}
  </dl>
)

/** Pays what is left, or another amount, at once. */
export const PayDialog = ({ statement: { owner, sums }, onClose }: Props) => {
  const first = sums.find(({ due }) => due > 0) ?? sums[0]
  const form = useForm(
    payOwner,
    {
      ...{ amount: first && first.due > 0 ? first.due : undefined, currency: first?.currency ?? ('TL' as const) },
      ...{ method: 'transfer' as const, valueDate: dayInIstanbul(new Date()), bankId: null, note: '' },
    },
    {
      done: onClose,
      said: say('statement.paid'),
      body: ({ amount, ...typed }) => ({ ...typed, amount: amount ?? 0 }),
    },
  )
  const { amount, currency } = form.typed
  return (
    <Modal
      title={say('statement.pay-title', { owner: owner.name })}
      onClose={onClose}
      onSubmit={() => form.send({ id: owner.id })}
      form={form}
      foot={
        <DialogFoot
          icon={HandCoins}
          word={amount ? say('money.payout.do', { sum: formatMoney(amount, currency, 'tr') }) : say('statement.pay')}
          sending={form.sending}
          onClose={onClose}
        />
      }
    >
      <ConflictNote refused={form.refused} />
      <p className="t2">
        {say('statement.pay-text')} {owner.iban && <span className="num">{owner.iban}</span>}
      </p>
      <Due sums={sums} />
      <PlainEntryFields form={form} currencies={sums.map((sum) => sum.currency)} />
    </Modal>
  )
}
