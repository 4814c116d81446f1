import { type FormEvent, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../../../browser/api.ts'
import { toast } from '../../../ui/toast.ts'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { Input } from '../../kit/form/input.tsx'
import { Spinner } from '../../kit/spinner.tsx'
import { SiteLink, useSitePath } from '../../site-link.tsx'
import style from './newsletter.module.css'
import { isSubscription, SUBSCRIPTIONS, subscribeWith } from './subscription.ts'

/**
 * An empty field makes no call, any answer clears it. Without JavaScript the home page's action answers.
 */
export const Newsletter = () => {
  const say = useSay()
  const id = useId()
  const path = useSitePath()
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const answered = useSearchParams()[0].get('newsletter')
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const email = field.current?.value.trim()
    if (!email || busy) return
    setBusy(true)
    const { kind, word } = SUBSCRIPTIONS[await subscribeWith(browserApi(), email)]
    if (field.current) field.current.value = ''
    setBusy(false)
    toast(kind, say(word))
  }
  return (
    <section className={style.news} id="newsletter" aria-labelledby={id}>
      <div>
        <h2 id={id}>{say('news.title')}</h2>
        <p>{say('news.text')}</p>
      </div>
      <form method="post" action={path('/?index')} onSubmit={onSubmit} noValidate>
        <div>
          <Input
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            aria-label={say('news.email')}
            placeholder={say('news.email')}
          />
          <Button look="gold" type="submit" aria-busy={busy}>
            {busy && <Spinner />}
            {say('news.go')}
          </Button>
        </div>
        {isSubscription(answered) && <p role="status">{say(SUBSCRIPTIONS[answered].word)}</p>}
        <p className="tiny">
          {say('news.consent')} <SiteLink to="/website/kvkk">{say('nav.kvkk')}</SiteLink>
        </p>
      </form>
    </section>
  )
}
