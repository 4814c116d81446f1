import { CreditCard, HandCoins, KeyRound, Landmark, type LucideIcon, Plus, Undo2, Wallet } from 'lucide-react'
import { useState } from 'react'
import type { LedgerRow } from '../../../../../features/reservations/money/till/till.contract.ts'
import type { AdminReservation } from '../../../../../features/reservations/reservations-admin.contract.ts'
import { formatDay, formatInstant, formatMoney } from '../../../../../kernel/format.ts'
import { recordWord, say } from '../../../../words/dashboard.ts'
import { ActMenu } from '../../../kit/button/act-menu.tsx'
import { Button } from '../../../kit/button/button.tsx'
import { IconButton } from '../../../kit/button/icon-button.tsx'
import table from '../../../kit/list/table.module.css'
import { Card } from '../../../kit/page/card.tsx'
import { Tag } from '../../../kit/page/tag.tsx'
import { useNeeds } from '../../../needs.tsx'
import { useIsAdmin } from '../../../staff.ts'
import type { HandKind } from '../../money/entry-form.ts'
import look from '../../money/money.module.css'
import { Receipts } from '../../money/receipts.tsx'
import { StornoDialog } from '../../money/storno-dialog.tsx'

export const METHOD_ICON = {
  card: CreditCard,
  transfer: Landmark,
  cash: HandCoins,
  pos: CreditCard,
  owner: KeyRound,
} as const satisfies Record<string, LucideIcon>

const MORE = [
  'charge',
  'refund',
  'write-off',
  'deposit',
  'deposit-return',
  'deposit-kept',
  'payout',
  'expense',
] as const

type Props = { reservation: AdminReservation; onMoney: (kind: HandKind) => void }

/** Money in and back as the ledger has it, what is entered there, and what is paid and still due. */
export const LedgerCard = ({ reservation, onMoney }: Props) => {
  const [wrong, setWrong] = useState<LedgerRow | null>(null)
  const admin = useIsAdmin()
  return (
    <Card
      clip
      title={say('reservation.ledger')}
      icon={Wallet}
      note={say('reservation.ledger-note')}
      acts={admin && <Acts onMoney={onMoney} />}
    >
      <table className={`${table.table} ${table.flat}`}>
        <tbody>
          {reservation.ledger.length === 0 && (
            <tr>
              <td className={`t3 ${table.wrap}`} colSpan={3}>
                {say('reservation.ledger-empty')}
              </td>
            </tr>
          )}
          {reservation.ledger.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              editable={admin}
              onWrong={admin && entry.reversible ? setWrong : undefined}
            />
          ))}
        </tbody>
        <Sums reservation={reservation} />
      </table>
      {wrong && <StornoDialog entry={wrong} of={reservation} onClose={() => setWrong(null)} />}
    </Card>
  )
}

const Acts = ({ onMoney }: Pick<Props, 'onMoney'>) => (
  <span className="row gap12">
    <ActMenu
      button={
        <>
          <Plus className="i" aria-hidden />
          {say('money.more')}
        </>
      }
      label={say('money.more')}
      acts={MORE.map((kind) => ({ id: kind, name: say(`money.${kind}`), icon: HandCoins }))}
      onAct={(kind) => onMoney(kind as HandKind)}
    />
    <Button look="main" icon={HandCoins} keys="P" onClick={() => onMoney('payment')}>
      {say('money.payment')}
    </Button>
  </span>
)

type RowProps = { entry: LedgerRow; editable: boolean; onWrong: ((entry: LedgerRow) => void) | undefined }

const EntryRow = ({ entry, editable, onWrong }: RowProps) => {
  const needsMoney = useNeeds('money')
  const { kind, method, amount, currency, given, givenCurrency, valueDate, who, note, at, reverses, reversedBy } = entry
  const Icon = method && METHOD_ICON[method]
  const back = reversedBy !== null ? look.back : ''
  return (
    <tr>
      <td className={table.wrap}>
        <b className={back}>{reverses === null ? say(`ledger.${kind}`) : say('ledger.storno')}</b>{' '}
        {Icon && <Tag icon={Icon}>{say(`method.${method}`)}</Tag>}
        <span className="t3 sm db">
          <span className="num">{formatDay(valueDate, 'tr')}</span> · {recordWord('who', who)}{' '}
          <span className="num">{formatInstant(at, 'tr')}</span>
          {note && ` · ${note}`}
        </span>
      </td>
      <td className={`${table.right} num b ${back} ${amount < 0 ? 'danger-t' : ''}`}>
        {formatMoney(amount, currency, 'tr')}
        {givenCurrency !== currency && (
          <span className="t3 sm db">
            {formatMoney(given, givenCurrency, 'tr')} × {entry.rate}
          </span>
        )}
      </td>
      <td className={`${table.narrow} ${look.acts}`}>
        {editable && <Receipts entry={entry} editable={reversedBy === null && reverses === null} />}
        {onWrong && (
          <IconButton icon={Undo2} label={say('money.storno-of')} onClick={() => onWrong(entry)} {...needsMoney} />
        )}
      </td>
    </tr>
  )
}

/** What it costs, what is in, what is open: only the lines that say something. */
const Sums = ({ reservation }: { reservation: AdminReservation }) => {
  const { total, charged, writtenOff, paid, balance, currency } = reservation
  const lines: [string, number, string][] = [
    [say('reservation.total'), total, ''],
    [say('money.charged'), charged, ''],
    [say('money.written-off'), -writtenOff, ''],
    [say('reservation.paid'), paid, ''],
    [say('reservation.due'), balance, balance > 0 ? 'warn-t' : ''],
  ]
  const always = [say('reservation.paid'), say('reservation.due')]
  const changed = charged > 0 || writtenOff > 0
  return (
    <tfoot>
      {lines
        .filter(([name, amount]) => always.includes(name) || (changed && amount !== 0))
        .map(([name, amount, tone]) => (
          <tr key={name}>
            <td>{name}</td>
            <td className={`${table.right} num ${tone}`}>{formatMoney(amount, currency, 'tr')}</td>
            <td />
          </tr>
        ))}
    </tfoot>
  )
}
