import { CreditCard, HandCoins, Landmark, type LucideIcon, Wallet } from 'lucide-react'
import type { EntryKind } from '../../../../../features/reservations/reservation.shape.ts'
import type { AdminReservation } from '../../../../../features/reservations/reservations-admin.contract.ts'
import { formatInstant, formatMoney } from '../../../../../kernel/format.ts'
import { recordWord, say } from '../../../../words/dashboard.ts'
import table from '../../../kit/list/table.module.css'
import { Card } from '../../../kit/page/card.tsx'
import { Tag } from '../../../kit/page/tag.tsx'
import { openAmount } from '../../status.tsx'

/** A waiver is no money: it says what need not go back. */
const TONE: Partial<Record<EntryKind, string>> = { payment: 'ok-t', refund: 'danger-t', waiver: 't3' }
const METHOD_ICON = {
  card: CreditCard,
  transfer: Landmark,
  cash: HandCoins,
  pos: CreditCard,
} as const satisfies Record<string, LucideIcon>

/** Money in and back as the ledger has it, with what is paid and what is still due. */
export const LedgerCard = ({ reservation }: { reservation: AdminReservation }) => {
  const money = (amount: number) => formatMoney(amount, reservation.currency, 'tr')
  const open = openAmount(reservation)
  return (
    <Card clip title={say('reservation.ledger')} icon={Wallet} note={say('reservation.ledger-note')}>
      <table className={`${table.table} ${table.flat}`}>
        <tbody>
          {reservation.ledger.length === 0 && (
            <tr>
              <td className={`t3 ${table.wrap}`} colSpan={2}>
                {say('reservation.ledger-empty')}
              </td>
            </tr>
          )}
          {reservation.ledger.map(({ id, kind, method, amount, who, note, at }) => {
            const Icon = method && METHOD_ICON[method]
            return (
              <tr key={id}>
                <td className={table.wrap}>
                  <b>{say(`ledger.${kind}`)}</b> {Icon && <Tag icon={Icon}>{say(`method.${method}`)}</Tag>}
                  <span className="t3 sm db">
                    <span className="num">{formatInstant(at, 'tr')}</span> · {recordWord('who', who)}
                    {note && ` · ${note}`}
                  </span>
                </td>
                <td className={`${table.right} num b ${TONE[kind]}`}>{money(amount)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td>{say('reservation.paid')}</td>
            <td className={`${table.right} num`}>{money(reservation.paid)}</td>
          </tr>
          <tr>
            <td>{say('reservation.due')}</td>
            <td className={`${table.right} num ${open > 0 ? 'warn-t' : ''}`}>{money(open)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
