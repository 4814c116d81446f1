import { useCallback, useMemo } from 'react'
import { useRevalidator } from 'react-router'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import type { BankAccount } from '../../../features/settings/settings.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { Notice } from '../kit/note/note.tsx'
import box from '../kit/page/box.module.css'
import { Section } from '../kit/page/section.tsx'
import { useSite } from '../site-data.ts'
import { CheckoutLayout, CheckoutTitle } from '../stay/checkout/checkout-layout.tsx'
import { OptionTimer } from '../stay/option-timer.tsx'
import { PriceLines } from '../stay/price/price-lines.tsx'
import { RefundSteps } from '../stay/refund-steps.tsx'
import { PaidLines } from '../stay/reservation-summary.tsx'
import { TransferDetails } from '../stay/transfer/transfer-details.tsx'
import type { Unheard } from '../unheard/or-unheard.ts'
import { unheardSentence } from '../unheard/unheard-notice.tsx'
import { CancelReservation } from './cancel-reservation.tsx'
import { NextSteps } from './next-steps.tsx'
import type { Part } from './papers/act-parts.ts'
import { ContactSection } from './papers/contact-section.tsx'
import { DatesSection } from './papers/dates-section.tsx'
import type { ActAnswer } from './papers/guest-acts.ts'
import { GuestList } from './papers/guest-list.tsx'
import type { Papers } from './papers/papers-data.ts'
import { PapersSection } from './papers/papers-section.tsx'
import { ReservationCard } from './reservation-card.tsx'
import style from './reservation-screen.module.css'

type UnheardAct = Unheard & { at: Part | null }
type Props = {
  reservation: GuestReservation
  banks: BankAccount[]
  cancelling: boolean
  requestKey: string
  papers: Papers | null
  answer: ActAnswer | undefined
  unheard: UnheardAct | undefined
}

/** A guest's reservation: where it stands, what to do next, the money, and the way out. */
export const ReservationScreen = ({ reservation, banks, cancelling, requestKey, papers, answer, unheard }: Props) => {
  const say = useSay()
  const { today } = useSite()
  const { revalidate } = useRevalidator()
  const atEnd = useCallback(() => void revalidate(), [revalidate])
  const { price, canPay, canCancel } = reservation
  const said = useSaid(answer, unheard)
  const answerOf = (at: Part) => (said?.at === at ? said : undefined)
  const refused = answerOf('iptal')?.refused
  return (
    <div className={style.screen}>
      <CheckoutTitle>{say('mine.title')}</CheckoutTitle>
      {refused && <Notice tone="bad">{refused}</Notice>}
      {reservation.status === 'OPTION' && reservation.expiresAt && (
        <OptionTimer createdAt={reservation.createdAt} expiresAt={reservation.expiresAt} onEnd={atEnd} />
      )}
      <ReservationCard reservation={reservation} />
      <CheckoutLayout aside={<MoneyBox reservation={reservation} />}>
        <NextSteps reservation={reservation} />
        {canPay && reservation.payBy === 'transfer' && (
          <Section id="havale" title={say('mine.transfer')}>
            <TransferDetails reservation={reservation} banks={banks} />
          </Section>
        )}
        {papers && <PapersSection token={reservation.token} papers={papers.papers} answer={answerOf('sozlesme')} />}
        {papers && <GuestList token={reservation.token} {...papers} answer={answerOf('misafirler')} />}
        {papers && (
          <DatesSection
            reservation={reservation}
            wishes={papers.wishes}
            answer={answerOf('tarihler')}
            requestKey={requestKey}
          />
        )}
        {papers && (
          <ContactSection
            token={reservation.token}
            wishes={papers.wishes}
            answer={answerOf('mesaj')}
            requestKey={requestKey}
          />
        )}
        {canCancel && (
          <Section id="iptal" title={say('cancel.title')}>
            {reservation.refundTimeline.length > 0 && (
              <RefundSteps
                steps={reservation.refundTimeline}
                prepayment={price.prepayment}
                currency={price.currency}
                today={today}
              />
            )}
            <CancelReservation
              reservation={reservation}
              open={cancelling || refused !== undefined}
              requestKey={requestKey}
              refused={refused}
            />
          </Section>
        )}
      </CheckoutLayout>
    </div>
  )
}

/** What was refused, or that nobody knows whether it arrived; what was answered there before stays beside it. */
const useSaid = (answer: ActAnswer | undefined, unheard: UnheardAct | undefined): ActAnswer | undefined => {
  const say = useSay()
  return useMemo(() => {
    if (!unheard?.at) return answer
    const before = answer?.at === unheard.at ? answer : { fields: {} }
    return { ...before, at: unheard.at, refused: unheardSentence(say, unheard) }
  }, [answer, unheard, say])
}

/** What it costs, what is paid, and the way to pay the rest. */
const MoneyBox = ({ reservation }: { reservation: GuestReservation }) => {
  const say = useSay()
  const language = useLanguage()
  const { price, canPay, paid, due, token } = reservation
  return (
    <aside className={box.box}>
      <h2 className="h3">{say('mine.money')}</h2>
      <PriceLines price={price} ended={reservation.refund !== null}>
        <PaidLines reservation={reservation} />
      </PriceLines>
      {canPay && (
        <ButtonLink
          look={paid > 0 ? 'soft' : undefined}
          wide
          className={style.pay}
          to={`/guvenli-odeme?token=${encodeURIComponent(token)}`}
        >
          {say(paid > 0 ? 'mine.payRest' : 'mine.pay', { amount: formatMoney(due, price.currency, language) })}
        </ButtonLink>
      )}
    </aside>
  )
}
