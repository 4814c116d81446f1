import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { useKey } from '../../kit/keys/use-key.ts'
import { SendDialog } from '../dialogs/send-dialog.tsx'
import { whatsAppHref, whatsAppText } from '../record/contact.tsx'
import { keyLabel } from '../record/moves.ts'
import { SEND_KINDS, SENDS, type SendKind } from '../record/sends.ts'

/** The messages to the guest. A button opens a preview; nothing is sent by itself. */
export const SendBar = ({ reservation }: { reservation: AdminReservation }) => {
  const [sending, setSending] = useState<SendKind | null>(null)
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
    <div className="sendbar card" role="toolbar" aria-label={say('reservation.send-to-guest')}>
      <span className="b nowrap">{say('reservation.send-to-guest')}</span>
      {SEND_KINDS.map((kind) => {
        const { icon: Icon, key } = SENDS[kind]
        const no = why(kind)
        return (
          <button
            key={kind}
            type="button"
            className="btn"
            aria-disabled={no ? true : undefined}
            title={no}
            onClick={() => !no && setSending(kind)}
          >
            <Icon className="i" aria-hidden />
            {say(`send.${kind}`)}
            <kbd aria-hidden>{keyLabel(key)}</kbd>
          </button>
        )
      })}
      {reservation.phone && (
        <a
          className="btn btn--wa"
          href={whatsAppHref(reservation.phone, whatsAppText(reservation))}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle className="i" aria-hidden />
          {say('reservation.whatsapp')}
          <kbd aria-hidden>W</kbd>
        </a>
      )}
      {!reservation.email && <span className="t3 sm end hide-s">{say('reservation.no-email')}</span>}
      {sending && <SendDialog kind={sending} reservation={reservation} onClose={() => setSending(null)} />}
    </div>
  )
}
