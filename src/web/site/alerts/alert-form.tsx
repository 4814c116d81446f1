import '../../words/load/finding/alerts.ts'
import { type FormEvent, useState } from 'react'
import { watchStay } from '../../../features/watches/watches.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { browserApi } from '../../browser/api.ts'
import { useSay } from '../../words/use-say.ts'
import { Button } from '../kit/button/button.tsx'
import { Field } from '../kit/form/field.tsx'
import { Dialog } from '../kit/layer/dialog.tsx'
import { Notice } from '../kit/note/note.tsx'
import { SiteLink } from '../site-link.tsx'
import { useDays } from '../use-days.ts'
import style from './alerts.module.css'

/** A stay that somebody wants to hear of. */
export type Watched = { villa: { id: number; name: string }; checkin: string; checkout: string; guests: number }

type Props = Watched & { open: boolean; onClose: () => void }

/** An address, and what comes of it. Nothing is sent but one mail that asks to confirm. */
export default function AlertForm({ villa, checkin, checkout, guests, open, onClose }: Props) {
  const say = useSay()
  const days = useDays()
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [fault, setFault] = useState('')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setState('busy')
    setFault('')
    try {
      await browserApi()(watchStay, { body: { villa: villa.id, checkin, checkout, guests, email } })
      setState('done')
    } catch (error) {
      const said = error instanceof Refused ? (Object.values(error.fields)[0] ?? error.message) : ''
      setFault(said || say('error.network'))
      setState('open')
    }
  }
  return (
    <Dialog open={open} onClose={onClose} label={say('alert.title')} title={say('alert.title')} shape="ask">
      <div className={style.form}>
        <p>
          <b>{villa.name}</b>, {days.stay(checkin, checkout)}, {say('count.guests', { n: guests })}
        </p>
        {state === 'done' ? (
          <Notice tone="ok">
            <b>{say('alert.sent')}</b>
            <br />
            {say('alert.sent.text')}
          </Notice>
        ) : (
          <form onSubmit={send} noValidate>
            <p>{say('alert.text')}</p>
            <Field
              {...{
                label: say('part.email'),
                type: 'email',
                name: 'email',
                maxLength: 254,
                required: true,
                error: fault,
              }}
              autoComplete="email"
            />
            <p className="tiny">
              {say('alert.privacy')}{' '}
              <SiteLink className="link" to="/website/kvkk">
                {say('nav.kvkk')}
              </SiteLink>
            </p>
            <Button type="submit" disabled={state === 'busy'}>
              {say('alert.go')}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  )
}
