import { Send } from 'lucide-react'
import { expectedTransfer } from '../../../../features/reservations/reservation.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatInstant, formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import facts from '../../kit/page/facts.module.css'
import { Note } from '../../kit/page/note.tsx'
import { stayText } from '../../stay-text.ts'
import { SENDS, type SendKind } from '../record/sends.ts'
import { DialogFoot } from './dialog-foot.tsx'

type Props = { kind: SendKind; reservation: AdminReservation; onClose: () => void }

/** Who gets which mail with what in it, before it is sent. */
export const SendDialog = ({ kind, reservation, onClose }: Props) => {
  const { send, sending, refused } = useWrite(
    SENDS[kind].call,
    onClose,
    say('reservation.letter-queued', { email: reservation.email }),
  )
  const money = (amount: number) => formatMoney(amount, reservation.currency, 'tr')
  return (
    <Modal
      title={say(`send.${kind}`)}
      onClose={onClose}
      onSubmit={() => send({ body: { reservation_id: reservation.id } })}
      foot={<DialogFoot icon={Send} word={say('reservation.send-now')} sending={sending} onClose={onClose} />}
    >
      <ConflictNote refused={refused} />
      <dl className={`${facts.facts} ${facts.left}`}>
        <dt>{say('reservation.recipient')}</dt>
        <dd>
          {reservation.guestName} <span className="t2">&lt;{reservation.email}&gt;</span>
        </dd>
        <dt>{say('reservation.mail-language')}</dt>
        <dd>{say(`language.${reservation.language}`)}</dd>
        <dt>{say('reservation.reservation')}</dt>
        <dd>
          <span className="num">{reservation.code}</span> · {reservation.villa} ·{' '}
          {stayText(reservation.checkIn, reservation.checkOut)}
        </dd>
        {kind !== 'confirm' && (
          <>
            <dt>{say('reservation.amount')}</dt>
            <dd className="num">{money(expectedTransfer(reservation))}</dd>
          </>
        )}
        {kind !== 'confirm' && reservation.expiresAt && (
          <>
            <dt>{say('reservation.option-until')}</dt>
            <dd className="num">{formatInstant(reservation.expiresAt, 'tr')}</dd>
          </>
        )}
        {kind === 'confirm' && (
          <>
            <dt>{say('reservation.balance')}</dt>
            <dd className="num">{money(reservation.balance)}</dd>
          </>
        )}
      </dl>
      <Note tone="k-info" icon={Send}>
        {say(`send.${kind}.text`)}
      </Note>
    </Modal>
  )
}
