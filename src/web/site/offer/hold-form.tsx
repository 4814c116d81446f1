import { Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { GuestOffer } from '../../../features/offers/offers.contract.ts'
import { useSay } from '../../words/use-say.ts'
import { Button } from '../kit/button/button.tsx'
import { Check } from '../kit/form/check.tsx'
import { Field, FieldError, FieldGrid } from '../kit/form/field.tsx'
import { Notice } from '../kit/note/note.tsx'
import box from '../kit/page/box.module.css'
import { Spinner } from '../kit/spinner.tsx'
import { SiteLink } from '../site-link.tsx'
import { PayByChoice } from '../stay/checkout/pay-by-choice.tsx'
import type { Unheard } from '../unheard/or-unheard.ts'
import { UnheardNotice } from '../unheard/unheard-notice.tsx'
import type { Answer } from './choice.ts'
import style from './offer.module.css'

type Props = { offer: GuestOffer; cards: boolean; answer: Answer; unheard: Unheard | undefined }

/** Who books, how it will be paid, what is agreed to; the chosen villa is held by its button. */
export const HoldForm = ({ offer, cards, answer, unheard }: Props) => {
  const say = useSay()
  const busy = useNavigation().state !== 'idle'
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) notice.current?.scrollIntoView({ block: 'center' })
  }, [answer])
  const fields = answer?.fields ?? {}
  return (
    <section className={`${box.box} ${style.hold}`} aria-label={say('offer.hold')}>
      <h2 className="h3">{say('offer.hold')}</h2>
      <p className="small">{say('offer.holdText')}</p>
      <div ref={notice}>
        {answer?.unchosen && <Notice tone="warn">{say('offer.chooseFirst')}</Notice>}
        {answer?.message && <Notice tone="bad">{answer.message}</Notice>}
      </div>
      <FieldGrid>
        <Field
          label={say('offer.name')}
          name="name"
          defaultValue={offer.guestName}
          autoComplete="name"
          maxLength={120}
          error={fields.name}
        />
        {!offer.hasEmail && (
          <Field
            label={say('offer.email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            optional
            error={fields.email}
          />
        )}
      </FieldGrid>
      <PayByChoice
        title={say('pay.method')}
        name="payBy"
        chosen="card"
        cards={cards}
        notes={{ card: say('pay.cardNote'), transfer: say('pay.transferNote') }}
      />
      <Consents error={fields.acceptContract} />
      <UnheardNotice unheard={unheard} />
      <Button type="submit" wide size="big" disabled={busy}>
        {busy ? <Spinner label={say('form.sending')} /> : <Lock className="i" aria-hidden />}
        {say('offer.send')}
      </Button>
      <p className="tiny">{say('offer.trust')}</p>
    </section>
  )
}

const Consents = ({ error }: { error: string | undefined }) => {
  const say = useSay()
  const page = (to: string, text: string) => (
    <SiteLink className="link" to={to} target="_blank">
      {text}
    </SiteLink>
  )
  return (
    <div>
      <Check name="contract">
        {say('consent.contractBefore')} {page('/website/rental', say('consent.contract'))}
        {say('consent.contractAfter')}
      </Check>
      <Check name="information">
        {say('consent.informationBefore')} {page('/website/cancel', say('consent.information'))} {say('consent.and')}{' '}
        {page('/website/kvkk', say('consent.kvkk'))}
        {say('consent.informationAfter')}
      </Check>
      {error && <FieldError>{say('consent.missing')}</FieldError>}
    </div>
  )
}
