import { Info } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { Button, ButtonLink } from '../kit/button/button.tsx'
import { TextField } from '../kit/form/field.tsx'
import { Dialog } from '../kit/layer/dialog.tsx'
import { Note, Notice } from '../kit/note/note.tsx'
import style from './cancel-reservation.module.css'

type Props = { reservation: GuestReservation; open: boolean; requestKey: string; refused: string | undefined }

/**
 * What a cancellation today brings back, then the question with its consequence in money; the safe answer comes first.
 */
export const CancelReservation = ({ reservation, open, requestKey, refused }: Props) => {
  const say = useSay()
  const hydrated = useHydrated()
  const [asking, setAsking] = useState(open)
  const consequence = useConsequence(reservation)
  const here = `/enquire?token=${encodeURIComponent(reservation.token)}`
  const question = (
    <CancelQuestion {...{ reservation, requestKey, refused }} onKeep={() => setAsking(false)} keep={here} />
  )
  return (
    <>
      <Note tone="warn" className={style.note}>
        <Info className="i" aria-hidden />
        <b>{consequence}</b>
      </Note>
      {hydrated ? (
        <Button look="danger" size="small" onClick={() => setAsking(true)}>
          {say('cancel.open')}
        </Button>
      ) : (
        !open && (
          <ButtonLink
            look="danger"
            size="small"
            href={`?token=${encodeURIComponent(reservation.token)}&cancel=1#iptal`}
          >
            {say('cancel.open')}
          </ButtonLink>
        )
      )}
      {hydrated ? (
        <Dialog shape="ask" open={asking} onClose={() => setAsking(false)} label={say('cancel.question')}>
          {question}
        </Dialog>
      ) : (
        open && <div className={style.plain}>{question}</div>
      )}
    </>
  )
}

type QuestionProps = Omit<Props, 'open'> & { onKeep: () => void; keep: string }

const CancelQuestion = ({ reservation, requestKey, refused, onKeep, keep }: QuestionProps) => {
  const say = useSay()
  const busy = useNavigation().state !== 'idle'
  const consequence = useConsequence(reservation)
  return (
    <Form method="post" className={style.cancel} action={`?token=${encodeURIComponent(reservation.token)}`}>
      <input type="hidden" name="kept" value={reservation.refundNow.kept} />
      <input type="hidden" name="key" value={requestKey} />
      <h2 className="h3">{say('cancel.question')}</h2>
      <p>{consequence}</p>
      <TextField label={say('cancel.reason')} optional name="reason" maxLength={300} rows={2} />
      {refused && <Notice tone="bad">{refused}</Notice>}
      <div className={style.answers}>
        <ButtonLink
          to={keep}
          onClick={(event) => {
            event.preventDefault()
            onKeep()
          }}
        >
          {say('cancel.keep')}
        </ButtonLink>
        <Button type="submit" look="danger" name="intent" value="cancel" disabled={busy}>
          {say('cancel.yes')}
        </Button>
      </div>
    </Form>
  )
}

/** 'Bugün iptal ederseniz … geri alırsınız', by what is paid and what would come back of it now. */
const useConsequence = ({ status, paid, refundNow: { refunded }, price }: GuestReservation): string => {
  const say = useSay()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, price.currency, language)
  if (status === 'REQUEST') return say('cancel.request')
  if (paid === 0) return say('cancel.free')
  if (refunded === paid) return say('cancel.all', { amount: money(refunded) })
  if (refunded === 0) return say('cancel.none', { amount: money(paid) })
  return say('cancel.part', { amount: money(refunded), kept: money(paid - refunded) })
}
