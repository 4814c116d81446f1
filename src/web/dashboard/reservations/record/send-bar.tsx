import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { useKey } from '../../kit/keys/use-key.ts'
import card from '../../kit/page/card.module.css'
import { MessagesButton } from '../../letters/messages/messages-button.tsx'
import { useMessages } from '../../letters/messages/use-messages.tsx'
import { SendDialog } from '../dialogs/send-dialog.tsx'
import { whatsAppHref, whatsAppText } from './contact.tsx'
import { keyLabel } from './moves.ts'
import style from './send-bar.module.css'
import { SEND_KINDS, SENDS, type SendKind } from './sends.ts'

/** The messages to the guest. A button opens a preview; nothing is sent by itself. */
export const SendBar = ({ reservation }: { reservation: AdminReservation }) => {
  const [sending, setSending] = useState<SendKind | null>(null)
  const messages = useMessages()
  const why = (kind: SendKind): string | undefined => {
    if (!reservation.email) return say('reservation.no-email')
    if (!SENDS[kind].when.includes(reservation.status)) return say(`send.${kind}.later`)
    return kind !== 'confirm' && reservation.due <= 0 ? say('reservation.nothing-due') : undefined
  }
  useKey(({ key }) => {
    const kind = SEND_KINDS.find((each) => SENDS[each].key === key)
    if (kind && !why(kind)) setSending(kind)
    if (key === 'w' && reservation.phone)
      open(whatsAppHref(reservation.phone, whatsAppText(reservation)), '_blank', 'noreferrer')
    return kind !== undefined
  })
  return (
    <div className={`${card.card} ${style.bar}`} role="toolbar" aria-label={say('reservation.send-to-guest')}>
      <span className="b nowrap">{say('reservation.send-to-guest')}</span>
      {SEND_KINDS.map((kind) => {
        const { icon, key } = SENDS[kind]
        const no = why(kind)
        return (
          <Button
            key={kind}
            icon={icon}
            keys={keyLabel(key)}
            aria-disabled={no ? true : undefined}
            title={no}
            onClick={() => !no && setSending(kind)}
          >
            {say(`send.${kind}`)}
          </Button>
        )
      })}
      {reservation.phone && (
        <ButtonLink
          look="whatsapp"
          icon={MessageCircle}
          keys="W"
          to={whatsAppHref(reservation.phone, whatsAppText(reservation))}
          target="_blank"
          rel="noreferrer"
        >
          {say('reservation.whatsapp')}
        </ButtonLink>
      )}
      <MessagesButton guestName={reservation.guestName} onOpen={() => messages.open(reservation)} />
      {messages.dialog}
      {!reservation.email && <span className="t3 sm end">{say('reservation.no-email')}</span>}
      {sending && <SendDialog kind={sending} reservation={reservation} onClose={() => setSending(null)} />}
    </div>
  )
}
