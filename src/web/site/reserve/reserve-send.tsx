import { useNavigation } from 'react-router'
import type { CancellationPolicy, StayPrice } from '../../../features/pricing/pricing.shape.ts'
import type { Day } from '../../../kernel/day.ts'
import { useSay } from '../../words/use-say.ts'
import { Button } from '../kit/button/button.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { useSite } from '../site-data.ts'
import { refundSteps } from '../stay/refund-policy.ts'
import { RefundSteps } from '../stay/refund-steps.tsx'
import type { Unheard } from '../unheard/or-unheard.ts'
import { UnheardNotice } from '../unheard/unheard-notice.tsx'
import style from './reserve-send.module.css'
import type { How } from './reserve-values.ts'

type Props = {
  checkIn: Day
  price: StayPrice | null
  policy: CancellationPolicy | null
  how: How
  unheard: Unheard | undefined
}

const SEND = { hold: 'quote.send', ask: 'quote.sendRequest', queue: 'quote.queue' } as const

/** The refund in dates and money directly above the button that books. */
export const ReserveSend = ({ checkIn, price, policy, how, unheard }: Props) => {
  const say = useSay()
  const { today } = useSite()
  const sending = useNavigation().state !== 'idle'
  return (
    <div>
      {price && (
        <section className={style.refunds}>
          <h2 className="h3">{say('refund.before')}</h2>
          <RefundSteps
            vertical
            steps={refundSteps({ checkIn, policy }, price.prepayment)}
            prepayment={price.prepayment}
            currency={price.currency}
            today={today}
          />
        </section>
      )}
      <UnheardNotice unheard={unheard} />
      <Button type="submit" wide size="big" disabled={sending || !price}>
        {sending && <Spinner label={say('form.sending')} />}
        {say(SEND[how])}
      </Button>
      <p className={`tiny ${style.under}`}>{say(`reserve.under.${how}`)}</p>
    </div>
  )
}
