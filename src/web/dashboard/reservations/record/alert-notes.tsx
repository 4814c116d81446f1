import { HandCoins, OctagonAlert } from 'lucide-react'
import { useState } from 'react'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatInstant, formatMoney } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { Note } from '../../kit/page/note.tsx'
import { CloseAlertDialog } from '../dialogs/close-alert-dialog.tsx'
import { RefundDialog } from '../dialogs/refund-dialog.tsx'
import style from './alert-notes.module.css'

type Alert = AdminReservation['alerts'][number]

/** Goes once the money has come or gone, or somebody has answered the guest: nobody closes it by hand. */
const ENDS_BY_ITSELF: ReadonlySet<string> = new Set([
  'guest-wrote',
  'date-wish',
  'guest-receipt',
  'debt-open',
  'deposit-held',
  'payout-above',
])

/** What staff must look at, money that doesn't fit or a refund that is due, with the ways to be done with it. */
export const AlertNotes = ({ reservation }: { reservation: AdminReservation }) => {
  const [asking, setAsking] = useState<{ how: 'refund' | 'close'; alert: Alert } | null>(null)
  const dialog = asking && { alert: asking.alert, reservation, onClose: () => setAsking(null) }
  return (
    <>
      {reservation.alerts.map((alert) => (
        <Note
          key={alert.id}
          tone="k-bad"
          icon={OctagonAlert}
          role="alert"
          className={style.alert}
          acts={
            <>
              {alert.kind === 'refund-due' && (
                <Button icon={HandCoins} onClick={() => setAsking({ how: 'refund', alert })}>
                  {say('reservation.mark-refunded')}
                </Button>
              )}
              {!ENDS_BY_ITSELF.has(alert.kind) && (
                <Button onClick={() => setAsking({ how: 'close', alert })}>{say('reservation.dismiss-alert')}</Button>
              )}
            </>
          }
        >
          <AlertText alert={alert} reservation={reservation} />
        </Note>
      ))}
      {dialog && asking.how === 'refund' && <RefundDialog {...dialog} />}
      {dialog && asking.how === 'close' && <CloseAlertDialog {...dialog} />}
    </>
  )
}

const AlertText = ({
  alert: { kind, facts, createdAt },
  reservation: { currency },
}: {
  alert: Alert
  reservation: AdminReservation
}) => (
  <>
    <b>{recordWord('alert', kind)}</b>
    {typeof facts.amount === 'number' && <span className="num"> {formatMoney(facts.amount, currency, 'tr')}</span>}
    {typeof facts.received === 'number' && <span className="num"> {formatMoney(facts.received, currency, 'tr')}</span>}
    {typeof facts.expected === 'number' && (
      <span className="num">
        {' '}
        · {say('reservation.expected', { sum: formatMoney(facts.expected, currency, 'tr') })}
      </span>
    )}
    <span className="sm"> · {formatInstant(createdAt, 'tr')}</span>
    <span className="sm db">{recordWord('alert-means', kind)}</span>
  </>
)
