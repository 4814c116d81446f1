import { Link2 } from 'lucide-react'
import { useState } from 'react'
import {
  LINK_HOURS,
  type LinksView,
  type StaffLink,
  sendPaymentLink,
} from '../../../../features/payments/links/payment-links.contract.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { CopyButton } from '../../kit/button/copy-button.tsx'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { Switch } from '../../kit/fields/switch.tsx'
import { Modal, ModalActs } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import style from './links-card.module.css'

const HOURS = [24, LINK_HOURS.usual, 168, LINK_HOURS.most] as const

type Props = { reservation: AdminReservation; view: LinksView; onClose: () => void }

/** An amount and how long it may be paid; then the link, to be given by hand too. */
export const NewLink = ({ reservation, view, onClose }: Props) => {
  const [made, setMade] = useState<StaffLink>()
  const { id, email, due } = reservation
  const most = formatMoney(view.most, view.currency, 'tr')
  const initial: { reservation_id: number; amount: number | undefined; hours: string; mail: boolean } = {
    reservation_id: id,
    amount: Math.min(view.most, due > 0 ? due : view.most),
    hours: String(LINK_HOURS.usual),
    mail: Boolean(email),
  }
  const form = useForm(sendPaymentLink, initial, {
    body: ({ hours, amount = 0, ...typed }) => ({ ...typed, amount, hours: Number(hours) }),
    said: say('links.made'),
    done: ({ content }) => setMade(content.link),
    alsoWrong: ({ amount = 0 }) => ({ amount: amount > view.most && say('links.too-much', { most }) }),
  })
  if (made) return <Made link={made} onClose={onClose} />
  return (
    <Modal
      title={say('links.new')}
      onClose={onClose}
      form={form}
      onSubmit={() => form.send()}
      foot={
        <ModalActs>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
          <Button type="submit" look="main" icon={Link2} busy={form.sending} disabled={form.sending}>
            {say('links.make')}
          </Button>
        </ModalActs>
      }
    >
      <div className="stack">
        <MoneyField
          label={say('links.amount')}
          required
          error={form.fault('amount')}
          help={say('links.amount-help', { most })}
          value={form.typed.amount}
          currency={view.currency}
          onChange={(amount) => form.set('amount', amount)}
        />
        <SelectField
          form={form}
          name="hours"
          label={say('links.hours')}
          options={HOURS.map((hours) => ({ value: String(hours), label: say(`links.hours.${hours}`) }))}
        />
        {email ? (
          <Switch on={form.typed.mail} label={say('links.mail')} onChange={(mail) => form.set('mail', mail)} />
        ) : (
          <p className="t3">{say('links.no-mail')}</p>
        )}
      </div>
    </Modal>
  )
}

const Made = ({ link, onClose }: { link: StaffLink; onClose: () => void }) => (
  <Modal
    title={say('links.made')}
    onClose={onClose}
    foot={
      <ModalActs>
        <Button look="main" onClick={onClose}>
          {say('act.close')}
        </Button>
      </ModalActs>
    }
  >
    <div className={style.address}>
      <code className="sm">{link.url}</code>
      <CopyButton text={link.url ?? ''} />
    </div>
  </Modal>
)
