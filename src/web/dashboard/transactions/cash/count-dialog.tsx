import { Calculator } from 'lucide-react'
import { countTill, type Drawer } from '../../../../features/bookkeeping/cash/cash.contract.ts'
import type { Day } from '../../../../kernel/day.ts'
import { formatDay, formatMoney } from '../../../../kernel/format.ts'
import { ISO_CODE } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import facts from '../../kit/page/facts.module.css'
import { DialogFoot } from '../../reservations/dialogs/dialog-foot.tsx'

type Props = { day: Day; drawer: Drawer; onClose: () => void }

/** Asks what is in the till; a difference is said while it is typed, and asks why. */
export const CountDialog = ({ day, drawer: { currency, expected }, onClose }: Props) => {
  const first: { counted: number | undefined; reason: string } = { counted: undefined, reason: '' }
  const form = useForm(countTill, first, {
    done: onClose,
    said: say('cash.noted'),
    body: ({ counted, reason }) => ({ day, currency, expected, counted: counted ?? -1, reason }),
    alsoWrong: ({ counted, reason }) => ({
      counted: counted === undefined && say('form.required'),
      reason: counted !== undefined && counted !== expected && !reason.trim() && say('reservation.reason-needed'),
    }),
  })
  const { counted } = form.typed
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  const apart = counted === undefined ? undefined : counted - expected
  return (
    <Modal
      title={say('cash.count-title', { currency: ISO_CODE[currency], day: formatDay(day, 'tr') })}
      onClose={onClose}
      onSubmit={() => form.send()}
      form={form}
      foot={<DialogFoot icon={Calculator} word={say('act.save')} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <dl className={`${facts.facts} ${facts.left}`}>
        <dt>{say('cash.expected')}</dt>
        <dd className="num">{money(expected)}</dd>
        <dt>{say('cash.difference')}</dt>
        <dd className={`num b ${apart ? 'danger-t' : ''}`}>{differenceText(apart, money)}</dd>
      </dl>
      <MoneyField
        label={say('cash.counted')}
        required
        error={form.fault('counted')}
        value={counted}
        onChange={(next) => form.set('counted', next)}
        currency={currency}
      />
      <TextField
        form={form}
        name="reason"
        rows={2}
        required={apart !== undefined && apart !== 0}
        label={say('reservation.reason')}
        help={say('cash.reason-help')}
      />
    </Modal>
  )
}

const differenceText = (apart: number | undefined, money: (amount: number) => string): string => {
  if (apart === undefined) return '–'
  return apart === 0 ? say('cash.even') : money(apart)
}
