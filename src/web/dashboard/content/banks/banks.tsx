import {
  type BankRow,
  deleteBank,
  listBankRows,
  orderBanks,
  setBankActivity,
} from '../../../../features/settings/banks/banks.contract.ts'
import { inFours } from '../../../../kernel/identity/numbers.ts'
import { ISO_CODE } from '../../../../kernel/money.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { Switch } from '../../kit/fields/switch.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { actsColumn } from '../../kit/list/row/columns.tsx'
import { Lines } from '../../kit/list/row/lines.tsx'
import { useEdited } from '../../kit/list/row/use-edited.tsx'
import { RowsOrder } from '../../kit/order/rows-order.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/banks'
import { BankEditor } from './bank-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { list: outcomeOf(staffApi(listBankRows, { query: { take: 200 } })) }
}

/** The accounts that guests pay to: in their order, shown or hidden. */
export default function Banks({ loaderData: { list } }: Route.ComponentProps) {
  const { editing, close, acts, list: edited } = useEdited<BankRow>(deleteBank, ({ name }) => name)
  return (
    <>
      <ListPage
        title={say('menu.website.bank')}
        asked={list}
        {...edited}
        whole
        order={
          <RowsOrder call={orderBanks} list={list} as={({ name, currency }) => ({ name, note: ISO_CODE[currency] })} />
        }
        columns={[
          {
            key: 'name',
            head: say('banks.name'),
            opens: true,
            phone: 'head',
            cell: ({ name, branch, holder }) => (
              <Lines below={[holder, branch].filter(Boolean).join(' · ')}>{name}</Lines>
            ),
            phoneCell: ({ name, currency, iban }) => (
              <Lines below={inFours(iban)}>{`${name} · ${ISO_CODE[currency]}`}</Lines>
            ),
          },
          {
            key: 'iban',
            head: say('banks.iban'),
            className: 'num',
            width: 'fills',
            cell: ({ iban }) => inFours(iban),
          },
          { key: 'swift', head: say('banks.swift'), className: 'num t2', cell: ({ swift }) => swift || '–' },
          { key: 'currency', head: say('banks.currency'), cell: ({ currency }) => ISO_CODE[currency] },
          {
            key: 'active',
            head: say('banks.shown'),
            width: 'narrow',
            phone: 'line',
            cell: (row) => <Shown row={row} />,
          },
          actsColumn(acts),
        ]}
        muted={({ active }) => !active}
        empty={{ title: say('banks.none'), text: say('banks.none-text') }}
      />
      {editing && <BankEditor row={editing.row} onClose={close} />}
    </>
  )
}

const Shown = ({ row: { id, name, active } }: { row: BankRow }) => {
  const { send } = useWrite(setBankActivity)
  const label = <span className="sr">{say('banks.shown-named', { name })}</span>
  return <Switch on={active} onChange={(next) => void send({ body: { id, active: next } })} label={label} />
}
