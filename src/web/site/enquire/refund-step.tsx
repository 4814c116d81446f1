import { Check, Clock, Info } from 'lucide-react'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import { formatDay, formatMoney } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { StepItem } from './step-item.tsx'

/** What a stay that has ended brings back, when, and whether it is on its way; nothing where nothing was paid. */
export const RefundStep = ({ reservation: { refund, paid, price } }: { reservation: GuestReservation }) => {
  const say = useSay()
  const language = useLanguage()
  if (!refund) return null
  const money = (amount: number) => formatMoney(amount, price.currency, language)
  if (refund.state === 'none')
    return (
      paid > 0 && (
        <StepItem icon={<Info className="i" aria-hidden />} title={say('next.refundNone', { amount: money(paid) })} />
      )
    )
  const kept = refund.state === 'due' ? paid - refund.amount : paid
  const keptNote = kept > 0 && ` ${say('next.refundKept', { amount: money(kept) })}`
  if (refund.state === 'due')
    return (
      <StepItem
        icon={<Clock className="i" aria-hidden />}
        title={say('next.refundDue', { amount: money(refund.amount) })}
      >
        {refund.expectedBy && say('next.refundBy', { day: formatDay(refund.expectedBy, language) })}
        {keptNote}
      </StepItem>
    )
  const day = refund.paidAt ? formatDay(dayInIstanbul(new Date(refund.paidAt)), language) : ''
  return (
    <StepItem
      icon={<Check className="i" aria-hidden />}
      done
      title={say('next.refundPaid', { amount: money(refund.amount) })}
    >
      {say(`next.refundPaid.${refund.method ?? 'transfer'}`, { day })}
      {keptNote}
    </StepItem>
  )
}
