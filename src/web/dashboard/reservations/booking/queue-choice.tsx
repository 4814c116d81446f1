import { formatInstant, formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import check from '../../kit/fields/check.module.css'
import type { Booking } from './use-booking.ts'

/** Where nothing but an option holds the nights: the guest may wait for it, at the price that is shown. */
export const QueueChoice = ({ booking: { form, queue } }: { booking: Pick<Booking, 'form' | 'queue'> }) =>
  queue && (
    <label className={check.check}>
      <input
        type="checkbox"
        name="behind"
        checked={form.typed.behind}
        onChange={({ target }) => form.set('behind', target.checked)}
      />
      <span>
        <b>{say('queue.join')}</b> <b className="num">{formatMoney(queue.price.total, queue.price.currency, 'tr')}</b>
        <span className="t3 db sm">{say('queue.join-help', { time: formatInstant(queue.until, 'tr') })}</span>
      </span>
    </label>
  )
