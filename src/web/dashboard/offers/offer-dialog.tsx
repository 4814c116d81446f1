import { Check, Copy, Mail, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { sendOffer, type WholeOffer } from '../../../features/offers/offers.contract.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { useCopied } from '../../ui/use-copied.ts'
import { say } from '../../words/dashboard.ts'
import { HistoryLink } from '../audit/history-link.tsx'
import { Button, buttonClass } from '../kit/button/button.tsx'
import { CopyButton } from '../kit/button/copy-button.tsx'
import { Modal, ModalActs } from '../kit/form/modal.tsx'
import { useWrite } from '../kit/form/use-write.ts'
import { whatsAppHref } from '../reservations/record/contact.tsx'
import style from './offer-dialog.module.css'

type Props = { offer: WholeOffer; title: string; onClose: () => void }

/** The text for WhatsApp, the link, and the mail: what is left to do with an offer. */
export const OfferDialog = ({ offer, title, onClose }: Props) => {
  const { copied, copy } = useCopied()
  const mail = useWrite(sendOffer, onClose, say('offers.mailed'))
  const { id, guestName, phone, email, chat, url, reservation, mailedAt, state } = offer
  return (
    <Modal
      title={title}
      onClose={onClose}
      wide
      foot={
        <ModalActs>
          {url && (
            <Button icon={copied ? Check : Copy} onClick={() => copy(chat)}>
              {say(copied ? 'act.copied' : 'offers.copy-text')}
            </Button>
          )}
          {url && (
            <a
              className={buttonClass({ look: 'whatsapp' })}
              href={whatsAppHref(phone, chat)}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle className="i" aria-hidden />
              {say('offers.whatsapp')}
            </a>
          )}
        </ModalActs>
      }
    >
      <div className="stack">
        <p>
          <b>{guestName}</b> <span className="t3">{say(`offers.state.${state}`)}</span>{' '}
          {state === 'open' && (
            <span className="t3">· {say('offers.ends', { time: formatInstant(offer.expiresAt, 'tr') })}</span>
          )}
        </p>
        {reservation && (
          <p>
            {say('offers.became')} <Link to={`/dashboard/reservations/${reservation.id}`}>{reservation.code}</Link>
          </p>
        )}
        {url && (
          <>
            <pre className={style.chat}>{chat}</pre>
            <div className={style.address}>
              <code className="sm">{url}</code>
              <CopyButton text={url} />
            </div>
            {email && (
              <p>
                <Button size="small" icon={Mail} busy={mail.sending} onClick={() => mail.send({ params: { id } })}>
                  {say(mailedAt ? 'offers.mail-again' : 'offers.mail')}
                </Button>{' '}
                <span className="t3 sm">{email}</span>
              </p>
            )}
          </>
        )}
        <HistoryLink of="offer" record={id} />
      </div>
    </Modal>
  )
}
