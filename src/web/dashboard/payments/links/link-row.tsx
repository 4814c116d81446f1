import { Ban, CircleCheck, Clock, Hourglass, type LucideIcon, X } from 'lucide-react'
import {
  type LinksView,
  type StaffLink,
  withdrawPaymentLink,
} from '../../../../features/payments/links/payment-links.contract.ts'
import { formatInstant, formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { CopyButton } from '../../kit/button/copy-button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { Tag, type Tone } from '../../kit/page/tag.tsx'
import style from './links-card.module.css'

const STATES: Record<StaffLink['state'], { tone: Tone; icon: LucideIcon }> = {
  open: { tone: 'k-info', icon: Hourglass },
  used: { tone: 'k-ok', icon: CircleCheck },
  expired: { tone: 'k-mute', icon: Clock },
  withdrawn: { tone: 'k-mute', icon: Ban },
}

type Props = { link: StaffLink; onChanged: (view: LinksView) => void }

/** When it was paid or taken back, else until when it can be paid with. */
const endOf = ({ usedAt, withdrawnAt, expiresAt }: StaffLink): string => {
  if (usedAt) return say('links.used-at', { at: formatInstant(usedAt, 'tr') })
  if (withdrawnAt) return say('links.withdrawn-at', { at: formatInstant(withdrawnAt, 'tr') })
  return say('links.until', { until: formatInstant(expiresAt, 'tr') })
}

/** A link: how much, what became of it; while it is open it can be copied and taken back. */
export const LinkRow = ({ link, onChanged }: Props) => {
  const { send, sending } = useWrite(withdrawPaymentLink, ({ content }) => onChanged(content), say('links.withdrawn'))
  const { tone, icon } = STATES[link.state]
  return (
    <li className={style.row}>
      <span className={`${style.amount} num`}>{formatMoney(link.amount, link.currency, 'tr')}</span>
      <Tag tone={tone} icon={icon}>
        {say(`links.state.${link.state}`)}
      </Tag>
      <span className={`${style.when} sm`}>
        {endOf(link)}
        {' · '}
        {say('links.by', { who: link.createdBy, at: formatInstant(link.createdAt, 'tr') })}
      </span>
      {link.url && (
        <span className={style.acts}>
          <CopyButton text={link.url} />
          <IconButton
            icon={X}
            label={say('links.withdraw')}
            disabled={sending}
            onClick={() => send({ params: { id: link.id } })}
          />
        </span>
      )}
    </li>
  )
}
