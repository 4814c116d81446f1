import { formatDay, formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { useSite } from '../../site-data.ts'
import { SiteLink } from '../../site-link.tsx'
import { freeHours, refundSteps } from '../../stay/refund-policy.ts'
import { RefundSteps } from '../../stay/refund-steps.tsx'
import type { LiveQuote } from '../quote/use-quote.ts'
import { VillaSection } from '../sections/villa-section.tsx'

/** What a cancellation would bring back, in dates and money, once there is a price. */
export const VillaRefund = ({ live: { quote } }: { live: LiveQuote }) => {
  const say = useSay()
  const language = useLanguage()
  const { today } = useSite()
  if (!quote?.price) return null
  const { prepayment, currency } = quote.price
  const hours = freeHours(quote, today)
  return (
    <VillaSection id="iade" title={say('refund.title')}>
      <RefundSteps steps={refundSteps(quote, prepayment)} prepayment={prepayment} currency={currency} today={today} />
      <p className="small">
        {say('refund.about', {
          day: formatDay(quote.checkIn, language),
          amount: formatMoney(prepayment, currency, language),
        })}{' '}
        {hours > 0 && say('refund.grace', { hours })}{' '}
        <SiteLink className="link" to="/website/cancel">
          {say('refund.terms')}
        </SiteLink>
      </p>
    </VillaSection>
  )
}
