import { CreditCard, Landmark } from 'lucide-react'
import { useSay } from '../../words/use-say.ts'
import { useCardPayments } from '../site-data.ts'

/** How the pre-payment shall come; nothing is taken on this page. */
export const ReservePayBy = ({ chosen, live }: { chosen: 'card' | 'transfer'; live: boolean }) => {
  const say = useSay()
  const cards = useCardPayments()
  return (
    <fieldset>
      <legend>{say('reserve.payBy')}</legend>
      {cards && (
        <label className="radio">
          <input type="radio" name="payBy" value="card" defaultChecked={chosen === 'card'} />
          <p>
            <b>{say('pay.card')}</b>
            <span>{say(live ? 'reserve.cardNote' : 'reserve.cardNoteRequest')}</span>
          </p>
          <CreditCard className="i" aria-hidden />
        </label>
      )}
      <label className="radio">
        <input type="radio" name="payBy" value="transfer" defaultChecked={chosen === 'transfer' || !cards} />
        <p>
          <b>{say('pay.transfer')}</b>
          <span>{say('reserve.transferNote')}</span>
        </p>
        <Landmark className="i" aria-hidden />
      </label>
    </fieldset>
  )
}
