import { FilePen, ReceiptText, Sheet, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  listInvoices,
  type ToInvoice,
  undoInvoice,
} from '../../../../features/bookkeeping/invoices/invoices.contract.ts'
import { formatDay, formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { Column } from '../../kit/list/list-table.tsx'
import { adminOnly } from '../../staff.ts'
import { stayText } from '../../stay-text.ts'
import bank from '../bank/bank.module.css'
import { BooksTabs } from '../books-tabs.tsx'
import type { Route } from './+types/invoices'
import { NoteDialog, PartyDialog } from './invoice-dialogs.tsx'
import { saveInvoices } from './save-invoices.ts'

export const clientLoader = listLoader(listInvoices, adminOnly)

type Asks = { what: 'party' | 'note'; row: ToInvoice }

/** What is still to be invoiced, whom for, and what was. */
export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { get, href } = useSearch()
  const [asks, setAsks] = useState<Asks>()
  const undo = useWrite(undoInvoice, undefined, say('invoices.undone'))
  const { outcome } = useOutcome(loaderData.list)
  const rows = outcome?.kind === 'ready' ? outcome.value.content : []
  const state = get('state') || 'due'
  const acts = (row: ToInvoice) => <Acts row={row} ask={setAsks} undo={(id) => undo.send({ params: { id } })} />
  return (
    <>
      <ListPage
        title={say('books.invoices')}
        asked={loaderData.list}
        actions={
          <Button icon={Sheet} disabled={rows.length === 0} onClick={() => saveInvoices(rows.map(({ id }) => id))}>
            {say('invoices.export')}
          </Button>
        }
        tabs={() => <BooksTabs />}
        filter={
          <nav className={bank.states} aria-label={say('invoices.state')}>
            {(['due', 'written'] as const).map((each) => (
              <Link key={each} to={href({ state: each })} aria-current={state === each ? 'page' : undefined}>
                {say(`invoices.${each}`)}
              </Link>
            ))}
          </nav>
        }
        columns={columns(acts)}
        card={(row) => (
          <div className={bank.stack}>
            <div className={bank.card}>
              <Guest row={row} />
              <b className="num nowrap">{formatMoney(row.amount, row.currency, 'tr')}</b>
            </div>
            <Party row={row} />
            {acts(row)}
          </div>
        )}
        empty={{ title: say('invoices.none'), text: say('invoices.none-text') }}
      />
      {asks?.what === 'party' && <PartyDialog row={asks.row} onClose={() => setAsks(undefined)} />}
      {asks?.what === 'note' && <NoteDialog row={asks.row} onClose={() => setAsks(undefined)} />}
    </>
  )
}

const columns = (acts: (row: ToInvoice) => React.ReactNode): Column<ToInvoice>[] => [
  { key: 'guest', head: say('reservation.guest'), cell: (row) => <Guest row={row} /> },
  { key: 'party', head: say('invoices.party'), cell: (row) => <Party row={row} /> },
  {
    key: 'amount',
    lesser: 0,
    head: say('invoices.amount'),
    right: true,
    className: 'num b',
    cell: ({ amount, currency }) => formatMoney(amount, currency, 'tr'),
  },
  { key: 'acts', head: <span className="sr">{say('act.all')}</span>, right: true, cell: acts },
]

const Guest = ({ row: { id, code, guestName, villa, checkIn, checkOut } }: { row: ToInvoice }) => (
  <span className={bank.lines}>
    <span>
      <Link className="num b" to={`/dashboard/reservations/${id}`}>
        {code}
      </Link>{' '}
      {guestName}
    </span>
    <span className="t3 sm">
      {villa} · {stayText(checkIn, checkOut)}
    </span>
  </span>
)

const Party = ({ row: { party, missing, invoices } }: { row: ToInvoice }) => (
  <span className={bank.lines}>
    <span>
      {party.name} <span className="t3 num">{party.taxNo}</span>
    </span>
    {missing.length > 0 && (
      <span className="warn-t sm">
        {say('invoices.lacks', { fields: missing.map((field) => say(`invoices.lack.${field}`)).join(', ') })}
      </span>
    )}
    {invoices.map(({ id, number, day }) => (
      <span key={id} className="t3 sm num">
        {number} · {formatDay(day, 'tr')}
      </span>
    ))}
  </span>
)

const Acts = ({ row, ask, undo }: { row: ToInvoice; ask: (asks: Asks) => void; undo: (id: number) => void }) => {
  const last = row.invoices.at(-1)
  return (
    <span className={bank.acts}>
      <Button size="small" icon={FilePen} onClick={() => ask({ what: 'party', row })}>
        {say('invoices.party')}
      </Button>
      {row.amount > 0 && (
        <Button size="small" look="yes" icon={ReceiptText} onClick={() => ask({ what: 'note', row })}>
          {say('invoices.note')}
        </Button>
      )}
      {last && (
        <Button size="small" look="quiet" icon={Undo2} onClick={() => undo(last.id)}>
          {say('invoices.undo')}
        </Button>
      )}
    </span>
  )
}
