import { Lock } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { GuestLink } from '../../../../features/payments/links/payment-links.contract.ts'
import { formatInstant, formatMoney, formatStay } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import paymentMarks from '../../chrome/footer/payment-marks.module.css'
import { PaymentMarks } from '../../chrome/footer/payment-marks.tsx'
import { Button } from '../../kit/button/button.tsx'
import { Notice } from '../../kit/note/note.tsx'
import box from '../../kit/page/box.module.css'
import { Spinner } from '../../kit/spinner.tsx'
import { CheckoutTitle } from '../../stay/checkout/checkout-layout.tsx'
import type { Unheard } from '../../unheard/or-unheard.ts'
import { UnheardNotice } from '../../unheard/unheard-notice.tsx'
import { Instalments } from '../instalments.tsx'
import { Waiting } from '../pay-notice.tsx'
import type { PayResult } from '../pay-result.ts'
import style from './link.module.css'

type Props = {
  link: GuestLink | null
  result: PayResult | null
  requestKey: string
  refused: string | undefined
  unheard: Unheard | undefined
}

/** What is to be paid and one button; a link that can't be paid with says why. */
export const LinkScreen = ({ link, ...shown }: Props) => {
  const say = useSay()
  return (
    <div className={`wrap ${style.page}`}>
      <CheckoutTitle>{say('pay.title')}</CheckoutTitle>
      {link ? (
        <Shown link={link} {...shown} />
      ) : (
        <Notice tone="bad">
          <b>{say('pay.link-unknown')}</b> {say('pay.link-ask')}
        </Notice>
      )}
    </div>
  )
}

type ShownProps = Props & { link: GuestLink }

const Shown = ({ link, result, requestKey, refused, unheard }: ShownProps) => {
  const say = useSay()
  const waiting = link.state === 'open' && result === 'pending' && link.paymentPending
  return (
    <section className={`${box.box} ${style.card}`}>
      <What link={link} />
      {refused && <Notice tone="bad">{refused}</Notice>}
      {result === 'failed' && link.state === 'open' && (
        <Notice tone="bad">
          <b>{say('pay.failed')}</b> {say('pay.link-failed')}
        </Notice>
      )}
      {waiting && <Waiting />}
      {link.state === 'open' && !result && link.paymentPending && (
        <Notice tone="warn">
          <b>{say('pay.begun')}</b> {say('pay.begunNext')}
        </Notice>
      )}
      {link.state === 'open' && !waiting && <PayButton {...{ link, requestKey, unheard }} />}
      {link.state === 'used' && (
        <Notice tone="ok">
          <b>{say('pay.link-used')}</b> {say('pay.link-usedNext')}
        </Notice>
      )}
      {link.state !== 'open' && link.state !== 'used' && (
        <Notice tone="warn">
          <b>{say(`pay.link-${link.state}`)}</b> {say('pay.link-ask')}
        </Notice>
      )}
    </section>
  )
}

const What = ({ link }: { link: GuestLink }) => {
  const say = useSay()
  const language = useLanguage()
  const { amount, currency, villa, code, expiresAt, state } = link
  return (
    <div>
      <p className={style.amount}>{formatMoney(amount, currency, language)}</p>
      <p>
        {villa}, {formatStay(link.checkIn, link.checkOut, language, 'year')}
      </p>
      <p className="small">{say('pay.link-code', { code })}</p>
      {state === 'open' && (
        <p className="small">{say('pay.link-until', { until: formatInstant(expiresAt, language) })}</p>
      )}
    </div>
  )
}

const PayButton = ({ link, requestKey, unheard }: Pick<ShownProps, 'link' | 'requestKey' | 'unheard'>) => {
  const say = useSay()
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={style.form}>
      <input type="hidden" name="key" value={requestKey} />
      <Instalments most={link.instalments} />
      <UnheardNotice unheard={unheard} />
      <Button type="submit" wide size="big" disabled={busy}>
        {busy ? <Spinner label={say('form.sending')} /> : <Lock className="i" aria-hidden />}
        {say('pay.button', { amount: formatMoney(link.amount, link.currency, language) })}
      </Button>
      <p className="tiny">{say('pay.link-trust')}</p>
      <PaymentMarks className={`${paymentMarks.marks} ${paymentMarks.centre}`} label={say('pay.cards')} />
    </Form>
  )
}
