import { Check, Copy, Mail, MessageCircle } from 'lucide-react'
import type { Chat } from '../../../../features/reservations/letters/desk/letter-desk.contract.ts'
import type { Outcome } from '../../../browser/staff-api.ts'
import { useCopied } from '../../../ui/use-copied.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal, ModalActs } from '../../kit/form/modal.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { Empty, Failed, Skeleton } from '../../kit/page/states.tsx'
import { whatsAppHref } from '../../reservations/record/contact.tsx'
import { SENDS, type SendKind } from '../../reservations/record/sends.ts'
import style from './messages-dialog.module.css'

/** Whom messages are about. */
export type Messaged = { id: number; code: string; guestName: string; email: string }

type Props = { reservation: Messaged; asked: Promise<Outcome<Chat[]>>; onRetry: () => void; onClose: () => void }

/** The letters that also go out as a mail, by the key of their text. */
const MAILS: Partial<Record<Chat['key'], SendKind>> = {
  bank_info: 'bank',
  payment_link: 'payment-link',
  confirm: 'confirm',
}

/** The messages of a reservation with their whole text, each by mail, by WhatsApp, or copied; none goes by itself. */
export const MessagesDialog = ({ reservation, asked, onRetry, onClose }: Props) => {
  const { outcome } = useOutcome(asked)
  const chats = outcome?.kind === 'ready' ? outcome.value : undefined
  return (
    <Modal
      wide
      title={say('chat.more', { guest: `${reservation.guestName} · ${reservation.code}` })}
      onClose={onClose}
      foot={
        <ModalActs>
          <Button keys="Esc" onClick={onClose}>
            {say('act.close')}
          </Button>
        </ModalActs>
      }
    >
      {!outcome && <Skeleton rows={6} />}
      {outcome?.kind === 'failed' && <Failed onRetry={onRetry} />}
      {chats?.length === 0 && <Empty title={say('chat.none')} text={say('chat.none-text')} />}
      {chats?.map((chat) => (
        <Message key={chat.key} chat={chat} reservation={reservation} onSent={onClose} />
      ))}
    </Modal>
  )
}

const Message = ({ chat, reservation, onSent }: { chat: Chat; reservation: Messaged; onSent: () => void }) => {
  const { key, to, name, phone, text } = chat
  const kind = MAILS[key]
  return (
    <section className={style.message} aria-label={recordWord('letter', key)}>
      <div className={style.head}>
        <span className="grow">
          <b>{recordWord('letter', key)}</b>
          <span className="t3 sm db">
            {say(`letters.to.${to}`)} · {name || '–'}
          </span>
        </span>
        {kind && reservation.email && <ByMail kind={kind} reservation={reservation} onSent={onSent} />}
        {phone && (
          <ButtonLink
            look="whatsapp"
            icon={MessageCircle}
            to={whatsAppHref(phone, text)}
            target="_blank"
            rel="noreferrer"
            title={say('chat.open')}
          >
            {say('letters.chat')}
          </ButtonLink>
        )}
        <CopyText text={text} />
      </div>
      <pre className={style.text}>{text}</pre>
      {!phone && <p className="t3 sm">{say('chat.no-phone')}</p>}
    </section>
  )
}

const ByMail = ({ kind, reservation, onSent }: { kind: SendKind; reservation: Messaged; onSent: () => void }) => {
  const { send, sending, refused } = useWrite(
    SENDS[kind].call,
    onSent,
    say('reservation.letter-queued', { email: reservation.email }),
  )
  return (
    <>
      <Button
        icon={Mail}
        look="main"
        busy={sending}
        disabled={sending}
        title={reservation.email}
        onClick={() => send({ body: { reservation_id: reservation.id } })}
      >
        {say('letters.mail')}
      </Button>
      <ConflictNote refused={refused} />
    </>
  )
}

const CopyText = ({ text }: { text: string }) => {
  const { copied, copy } = useCopied()
  return (
    <Button icon={copied ? Check : Copy} onClick={() => copy(text)}>
      {say(copied ? 'chat.copied' : 'act.copy')}
    </Button>
  )
}
