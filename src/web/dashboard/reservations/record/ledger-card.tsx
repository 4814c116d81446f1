import { CreditCard, HandCoins, Landmark, type LucideIcon, Wallet } from 'lucide-react'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatInstant, formatMoney } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { openAmount } from '../status.tsx'

/** A waiver is no money: it says what need not go back. */
const TONE = { payment: 'ok-t', refund: 'danger-t', waiver: 't3' } as const
const METHOD_ICON = { card: CreditCard, transfer: Landmark, cash: HandCoins } as const satisfies Record<
  string,
  LucideIcon
>

/** Money in and back as the ledger has it, with what is paid and what is still due. */
export const LedgerCard = ({ reservation }: { reservation: AdminReservation }) => {
  const money = (amount: number) => formatMoney(amount, reservation.currency, 'tr')
  const open = openAmount(reservation)
  return (
    <section className="card card--clip">
      <div className="card__h">
        <h2>
          <Wallet className="i" aria-hidden />
          {say('reservation.ledger')}
        </h2>
        <span className="t3 sm">{say('reservation.ledger-note')}</span>
      </div>
      <table className="tbl tbl--flat">
        <tbody>
          {reservation.ledger.length === 0 && (
            <tr>
              <td className="t3 wrap" colSpan={2}>
                {say('reservation.ledger-empty')}
              </td>
            </tr>
          )}
          {reservation.ledger.map(({ id, kind, method, amount, who, note, at }) => {
            const Icon = method && METHOD_ICON[method]
            return (
              <tr key={id}>
                <td className="wrap">
                  <b>{say(`ledger.${kind}`)}</b>{' '}
                  {Icon && (
                    <span className="tagx k-mute">
                      <Icon className="i i--s" aria-hidden />
                      {say(`method.${method}`)}
                    </span>
                  )}
                  <span className="t3 sm db">
                    <span className="num">{formatInstant(at, 'tr')}</span> · {recordWord('who', who)}
                    {note && ` · ${note}`}
                  </span>
                </td>
                <td className={`r num b ${TONE[kind]}`}>{money(amount)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td>{say('reservation.paid')}</td>
            <td className="r num">{money(reservation.paid)}</td>
          </tr>
          <tr>
            <td>{say('reservation.due')}</td>
            <td className={`r num ${open > 0 ? 'warn-t' : ''}`}>{money(open)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
