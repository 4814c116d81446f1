import { Form, useLocation, useNavigation } from 'react-router'
import type { AskedOwner } from '../../../features/reservations/letters/owner/owner-answer.contract.ts'
import { formatDay, formatInstant, formatMoney } from '../../../kernel/format.ts'
import { imageUrl } from '../../ui/image-url.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { Button } from '../kit/button/button.tsx'
import { TextField } from '../kit/form/field.tsx'
import page from '../kit/link-page/link-page.module.css'
import { Notice } from '../kit/note/note.tsx'
import type { Unheard } from '../unheard/or-unheard.ts'
import { UnheardNotice } from '../unheard/unheard-notice.tsx'
import style from './owner-answer.module.css'

type FormProps = { requestKey: string; unheard: Unheard | undefined }

/** A request with its two answers, or what became of it. */
export const OwnerRequest = ({ asked, ...form }: { asked: AskedOwner } & FormProps) => {
  const say = useSay()
  const { state, photo, villa, owner } = asked
  return (
    <>
      {state !== 'open' && (
        <Notice tone={state === 'ended' ? 'warn' : 'ok'}>
          <b>{say(`owner.${state}`)}</b>
          <br />
          {say(`owner.${state}Text`)}
        </Notice>
      )}
      {state === 'open' && (
        <p className="lead">
          {say('owner.hello', { owner })} {say('owner.ask', { villa })}
        </p>
      )}
      <div className={page.card}>
        {photo && <img className={page.photo} src={imageUrl(photo, 960)} alt={villa} width={960} height={540} />}
        <Stay asked={asked} />
        {state === 'open' && <Answer {...form} />}
      </div>
    </>
  )
}

const Stay = ({ asked }: { asked: AskedOwner }) => {
  const say = useSay()
  const language = useLanguage()
  const { villa, guestName, checkIn, checkOut, nights, guests, total, currency, until } = asked
  return (
    <>
      <h2 className={style.villa}>{villa}</h2>
      <dl className={style.stay}>
        <dt>{say('owner.dates')}</dt>
        <dd>
          {formatDay(checkIn, language, 'full')} – {formatDay(checkOut, language, 'full')}
        </dd>
        <dt>{say('owner.party')}</dt>
        <dd>{say('owner.partyOf', { nights, guests })}</dd>
        <dt>{say('owner.guest')}</dt>
        <dd>{guestName}</dd>
        <dt>{say('owner.total')}</dt>
        <dd>{formatMoney(total, currency, language)}</dd>
        {until && (
          <>
            <dt>{say('owner.until')}</dt>
            <dd>{formatInstant(until, language)}</dd>
          </>
        )}
      </dl>
    </>
  )
}

const Answer = ({ requestKey, unheard }: FormProps) => {
  const say = useSay()
  const { search } = useLocation()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={search} className={style.answer}>
      <input type="hidden" name="key" value={requestKey} />
      <TextField label={say('owner.note')} hint={say('owner.noteHint')} optional name="note" maxLength={300} rows={2} />
      <UnheardNotice unheard={unheard} />
      <div className={style.buttons}>
        <Button type="submit" name="answer" value="approve" size="big" disabled={busy}>
          {say('owner.approve')}
        </Button>
        <Button type="submit" name="answer" value="decline" size="big" look="danger" disabled={busy}>
          {say('owner.decline')}
        </Button>
      </div>
      <p className="small">{say('owner.whatThen')}</p>
    </Form>
  )
}
