import { Clock, Lock } from 'lucide-react'
import { useId, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import type { BankAccount } from '../../../features/settings/settings.contract.ts'
import { formatDay, formatMoney } from '../../../kernel/format.ts'
import { useFirstFault } from '../../ui/use-first-fault.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import paymentMarks from '../chrome/footer/payment-marks.module.css'
import { PaymentMarks } from '../chrome/footer/payment-marks.tsx'
import { Button } from '../kit/button/button.tsx'
import { Check } from '../kit/form/check.tsx'
import { FieldError } from '../kit/form/field.tsx'
import { formGroups } from '../kit/form/form-group.tsx'
import { Note, Notice } from '../kit/note/note.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { useSite } from '../site-data.ts'
import { SiteLink } from '../site-link.tsx'
import type { CardOffer } from '../stay/checkout/card-offer.ts'
import { PayByChoice } from '../stay/checkout/pay-by-choice.tsx'
import { TransferDetails } from '../stay/transfer/transfer-details.tsx'
import type { Unheard } from '../unheard/or-unheard.ts'
import { UnheardNotice } from '../unheard/unheard-notice.tsx'
import { Instalments } from './instalments.tsx'
import style from './pay-form.module.css'
import type { PayRefusal } from './pay-result.ts'

type Props = {
  reservation: GuestReservation
  banks: BankAccount[]
  offer: CardOffer
  requestKey: string
  answer: PayRefusal | undefined
  unheard: Unheard | undefined
}

/** Card or transfer; the chosen one shows itself without JavaScript too. */
export const PayForm = ({ reservation, banks, offer, requestKey, answer, unheard }: Props) => {
  const say = useSay()
  const payBy = answer?.payBy ?? reservation.payBy
  return (
    <div className={`${formGroups} ${style.ways}`}>
      <PayByChoice
        title={say('pay.method')}
        name="show"
        chosen={payBy}
        notes={{ card: say('pay.cardNote'), transfer: say('pay.transferNote') }}
      />
      <section className={style.transfer}>
        <TransferDetails reservation={reservation} banks={banks} />
      </section>
      <section className={style.card}>
        {offer.card ? <CardForm {...{ reservation, offer, requestKey, answer, unheard }} /> : <NoCard />}
      </section>
    </div>
  )
}

const NoCard = () => {
  const say = useSay()
  return (
    <Notice tone="warn">
      <b>{say('pay.noCard')}</b> {say('pay.noCardNext')}
    </Notice>
  )
}

const CardForm = ({ reservation, offer, requestKey, answer, unheard }: Omit<Props, 'banks'>) => {
  const say = useSay()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  useFirstFault(form, answer)
  const { due, paid, price } = reservation
  const money = (amount: number) => formatMoney(amount, price.currency, language)
  const fault = answer?.fields.acceptTerms
  return (
    <Form method="post" ref={form} className={style.form}>
      <input type="hidden" name="key" value={requestKey} />
      {answer && !fault && <Notice tone="bad">{answer.message}</Notice>}
      <Note tone="ok">
        <Lock className="i" aria-hidden />
        <span>
          <b>{say('pay.trust')}</b> {say('pay.trustNote')}
        </span>
      </Note>
      <Instalments most={offer.instalments} />
      <TermsTick fault={fault} />
      <RefundSentence reservation={reservation} />
      <UnheardNotice unheard={unheard} />
      <Button type="submit" wide size="big" name="intent" value="start" disabled={busy}>
        {busy ? <Spinner label={say('form.sending')} /> : <Lock className="i" aria-hidden />}
        {say('pay.button', { amount: money(due) })}
      </Button>
      <p className={`tiny ${style.under}`}>
        {paid === 0 && due < price.total ? say('pay.only', { rest: money(price.total - due) }) : say('pay.rest')}
      </p>
      <PaymentMarks className={`${paymentMarks.marks} ${paymentMarks.centre}`} label={say('pay.cards')} />
    </Form>
  )
}

const TermsTick = ({ fault }: { fault: string | undefined }) => {
  const say = useSay()
  const id = useId()
  return (
    <div>
      <Check name="acceptTerms" aria-invalid={fault ? true : undefined} aria-describedby={fault ? id : undefined}>
        {say('pay.termsBefore')}{' '}
        <SiteLink className="link" to="/website/cancel" target="_blank">
          {say('pay.terms')}
        </SiteLink>
        {say('pay.termsAfter')}
      </Check>
      {fault && <FieldError id={id}>{fault}</FieldError>}
    </div>
  )
}

/** Until when how much comes back, directly above the button that pays. */
const RefundSentence = ({ reservation }: { reservation: GuestReservation }) => {
  const say = useSay()
  const language = useLanguage()
  const { today } = useSite()
  const { price, refundTimeline } = reservation
  const step = refundTimeline.find(({ until, refunded }) => until >= today && refunded > 0)
  const money = (amount: number) => formatMoney(amount, price.currency, language)
  return (
    <p className={`small ${style.refund}`}>
      <Clock className="i" aria-hidden />
      <span>
        <b>
          {step
            ? say(step.refunded >= price.prepayment ? 'refund.sentenceAll' : 'refund.sentencePart', {
                day: formatDay(step.until, language),
                amount: money(step.refunded),
              })
            : say('refund.sentenceNone')}
        </b>{' '}
        <SiteLink className="link" to="/website/cancel" target="_blank">
          {say('refund.terms')}
        </SiteLink>
      </span>
    </p>
  )
}
