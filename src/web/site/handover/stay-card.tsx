import { Camera, KeyRound, MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import { Form, useLocation, useRevalidator } from 'react-router'
import { type HandoverStay, sendPhoto } from '../../../features/handover/handover.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { compressed } from '../../browser/pictures/compressed.ts'
import { sendFile } from '../../browser/pictures/send-file.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { telephone } from '../chrome/links.ts'
import { Button, ButtonLink, buttonClass } from '../kit/button/button.tsx'
import { Notice } from '../kit/note/note.tsx'
import style from './handover.module.css'

type Props = { stay: HandoverStay; token: string; open: boolean; busy: boolean }

const mapHref = ({ latitude, longitude }: HandoverStay): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

/** Somebody who comes or leaves: where, when, what to take in, the pictures and the key. */
export const StayCard = ({ stay, token, open, busy }: Props) => {
  const say = useSay()
  const { moment, time, villa, place, address, guestName, phone, guests, code } = stay
  const arrives = moment === 'IN'
  return (
    <article className={style.stay} aria-label={`${villa}, ${guestName}`}>
      <div className={style.head}>
        <span className={style.time}>
          <b className="num">{time}</b>
          <span className="small">{say(arrives ? 'handover.in' : 'handover.out')}</span>
        </span>
        <div>
          <h2 className="h3">{villa}</h2>
          <p>
            {guestName} · {say('handover.people', { n: guests })} · <span className="num">{code}</span>
          </p>
          <p className="small">{[address, place].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <Facts stay={stay} />
      <div className={style.acts}>
        {phone && (
          <ButtonLink look="line" size="small" href={telephone(phone)}>
            <Phone className="i" aria-hidden />
            {say('handover.call')}
          </ButtonLink>
        )}
        <ButtonLink look="line" size="small" href={mapHref(stay)} target="_blank" rel="noreferrer">
          <MapPin className="i" aria-hidden />
          {say('handover.map')}
        </ButtonLink>
        {open && <AddPhoto stay={stay} token={token} />}
      </div>
      {open && <Key stay={stay} busy={busy} />}
    </article>
  )
}

const Facts = ({ stay: { balance, currency, deposit, unlisted, photos, moment } }: Pick<Props, 'stay'>) => {
  const say = useSay()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, currency, language)
  const arrives = moment === 'IN'
  const taken = arrives ? photos.in : photos.out
  return (
    <ul className={style.facts}>
      <li className={balance > 0 ? style.open : undefined}>
        {balance > 0 ? say('handover.collect', { sum: money(balance) }) : say('handover.paid')}
      </li>
      {arrives && deposit.state === 'due' && (
        <li className={style.open}>{say('handover.deposit', { sum: money(deposit.asked) })}</li>
      )}
      {deposit.held > 0 && <li>{say('handover.back', { sum: money(deposit.held) })}</li>}
      {arrives && (
        <li className={unlisted > 0 ? style.open : undefined}>
          {unlisted > 0 ? say('handover.unlisted', { n: unlisted }) : say('handover.listed')}
        </li>
      )}
      {taken > 0 && <li>{say('handover.photos', { n: taken })}</li>}
    </ul>
  )
}

/** The key is given at the start of a stay and taken back at its end; afterwards the card says that it was. */
const Key = ({ stay: { id, moment, status }, busy }: Pick<Props, 'stay' | 'busy'>) => {
  const say = useSay()
  const { search } = useLocation()
  const arrives = moment === 'IN'
  const isDone = arrives ? status !== 'CONFIRMED' : status === 'COMPLETED'
  if (isDone) return <Notice tone="ok">{say(arrives ? 'handover.given' : 'handover.taken')}</Notice>
  return (
    <Form method="post" action={search} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="moment" value={moment} />
      <Button type="submit" wide disabled={busy}>
        <KeyRound className="i" aria-hidden />
        {say(arrives ? 'handover.give' : 'handover.take')}
      </Button>
    </Form>
  )
}

const AddPhoto = ({ stay: { id, moment, code }, token }: Pick<Props, 'stay' | 'token'>) => {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const send = async (files: File[]) => {
    setState('sending')
    try {
      for (const file of files) await sendFile(sendPhoto, { params: { token, id, moment } }, await compressed(file))
      setState('idle')
      await revalidate()
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <label className={buttonClass({ look: 'line', size: 'small', className: style.photo })}>
        <Camera className="i" aria-hidden />
        {say(state === 'sending' ? 'handover.sending' : 'handover.photo')}
        <input
          type="file"
          accept="image/*"
          multiple
          disabled={state === 'sending'}
          aria-label={`${say('handover.photo')}: ${code}`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            void send(files)
          }}
        />
      </label>
      {state === 'failed' && <p role="alert">{say('handover.failed')}</p>}
    </>
  )
}
