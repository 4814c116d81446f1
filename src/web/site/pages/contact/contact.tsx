import type { Handle } from '../../handle.ts'
import '../../../words/load/reading.ts'
import { useRef } from 'react'
import { Form, redirect, useNavigation } from 'react-router'
import { sendContactMessage } from '../../../../features/content/content.contract.ts'
import { contactSettings } from '../../../../features/settings/settings.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { useBrand } from '../../../brand.ts'
import { requestContext } from '../../../request-context.ts'
import { useFaults } from '../../../ui/use-faults.ts'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { sayIn, useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { Field, FieldGrid, TextField } from '../../kit/form/field.tsx'
import { formGroups } from '../../kit/form/form-group.tsx'
import { Notice } from '../../kit/note/note.tsx'
import split from '../../kit/page/split.module.css'
import { LazyAround } from '../../map/around/lazy-around.tsx'
import { pageMeta, placeOf } from '../../page-meta.ts'
import { settingOf } from '../../site-data.ts'
import { SiteLink } from '../../site-link.tsx'
import { orUnheard, unlessUnheard } from '../../unheard/or-unheard.ts'
import { UnheardNotice } from '../../unheard/unheard-notice.tsx'
import { useAnswer } from '../../unheard/use-answer.ts'
import { PageFrame } from '../page-frame.tsx'
import type { Route } from './+types/contact'
import style from './contact.module.css'
import { ContactWays } from './contact-ways.tsx'
import { messageKey } from './message-key.ts'

export const handle: Handle = { words: ['reading', 'unheard'] }

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { content } = await context.get(requestContext).api(contactSettings)
  return { settings: content, sent: new URL(request.url).searchParams.has('sent') }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { api, prefix, today } = context.get(requestContext)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const body = { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') }
  try {
    await api(sendContactMessage, { body }, { idempotencyKey: await messageKey(body, today) })
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { values: body, fields: error.fields, message: error.message }
  }
  return redirect(`${prefix}/contact?sent=1`, 303)
}

/** Where no answer comes the form stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction())

export const shouldRevalidate = unlessUnheard

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  const say = sayIn(place.language)
  return pageMeta({ ...place, title: say('contact.title'), description: say('contact.lead') })
}

export default function Contact({ loaderData: { settings, sent }, actionData }: Route.ComponentProps) {
  const say = useSay()
  return (
    <PageFrame wide title={say('contact.title')} lead={say('contact.lead')}>
      <div className={`${split.split} ${style.columns}`}>
        {sent && !actionData ? (
          <Notice tone="ok">
            <b>{say('contact.sent')}</b>
          </Notice>
        ) : (
          <ContactForm given={actionData} />
        )}
        <ContactWays setting={(key) => settingOf(settings, key)} />
      </div>
      <Office setting={(key) => settingOf(settings, key)} />
    </PageFrame>
  )
}

/** Where the office is, once the agency has said so. */
const Office = ({ setting }: { setting: (key: string) => string }) => {
  const say = useSay()
  const { name } = useBrand()
  const [latitude, longitude] = [Number(setting('site_latitude')), Number(setting('site_longitude'))]
  if (!latitude || !longitude) return null
  return (
    <div className={style.office}>
      <LazyAround
        label={say('contact.map', { address: setting('site_address') })}
        places={[{ text: name, latitude, longitude }]}
      />
    </div>
  )
}

const ContactForm = ({ given }: { given: Route.ComponentProps['actionData'] }) => {
  const say = useSay()
  const { answer, unheard } = useAnswer(given)
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  useFirstFault(form, answer)
  const values = answer?.values
  const { faults: fields, onInput } = useFaults(answer)
  return (
    <Form method="post" className={formGroups} ref={form} noValidate onInput={onInput}>
      {answer && Object.keys(answer.fields).length === 0 && <Notice tone="bad">{answer.message}</Notice>}
      <FieldGrid>
        <Field
          wide
          label={say('part.name')}
          name="name"
          autoComplete="name"
          defaultValue={values?.name}
          error={fields.name}
          required
        />
        <Field
          label={say('part.email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={values?.email}
          error={fields.email}
          required
        />
        <Field
          label={say('part.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          optional
          defaultValue={values?.phone}
          error={fields.phone}
        />
        <TextField
          wide
          label={say('contact.message')}
          name="message"
          rows={6}
          maxLength={4000}
          defaultValue={values?.message}
          error={fields.message}
          required
        />
      </FieldGrid>
      <p className="tiny">
        {say('contact.privacy')}{' '}
        <SiteLink className="link" to="/website/kvkk">
          {say('nav.kvkk')}
        </SiteLink>
      </p>
      <UnheardNotice unheard={unheard} />
      <Button type="submit" className={style.send} disabled={busy}>
        {say('contact.send')}
      </Button>
    </Form>
  )
}
