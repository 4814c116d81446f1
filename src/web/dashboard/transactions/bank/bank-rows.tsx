import { Check, FileUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  type BankRow,
  confirmRows,
  listBankRows,
  ROW_STATES,
  restoreRow,
} from '../../../../features/bookkeeping/bank/bank.contract.ts'
import type { Proposal } from '../../../../features/bookkeeping/bank/bank.shape.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import input from '../../kit/fields/input.module.css'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useBanks } from '../../reservations/money/use-banks.ts'
import { adminOnly } from '../../staff.ts'
import { BooksTabs } from '../books-tabs.tsx'
import type { Route } from './+types/bank-rows'
import style from './bank.module.css'
import { BankRowCard, bankColumns, type RowActs } from './bank-row.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { AsideDialog, AssignDialog } from './row-dialogs.tsx'

export const clientLoader = listLoader(listBankRows, adminOnly)

/** What the bank says beside what is ours: each row is confirmed, put aside, or waits. */
export default function BankRows({ loaderData }: Route.ComponentProps) {
  const { get, href } = useSearch()
  const [asks, setAsks] = useState<{ what: 'assign' | 'aside'; row: BankRow } | 'import'>()
  const { acts, confirm } = useActs(setAsks)
  const { outcome } = useOutcome(loaderData.list)
  const sure = outcome?.kind === 'ready' ? outcome.value.content.filter(({ proposals }) => proposals[0]?.sure) : []
  const state = get('state') || 'open'
  const close = () => setAsks(undefined)
  return (
    <>
      <ListPage
        title={say('books.bank')}
        asked={loaderData.list}
        actions={
          <>
            {sure.length > 0 && (
              <Button icon={Check} busy={acts.busy} disabled={acts.busy} onClick={() => confirm(sure)}>
                {say('bank.sure', { n: sure.length })}
              </Button>
            )}
            <Button look="main" icon={FileUp} onClick={() => setAsks('import')}>
              {say('bank.import')}
            </Button>
          </>
        }
        tabs={() => <BooksTabs />}
        filter={
          <>
            <States counts={outcome?.kind === 'ready' ? outcome.value.counts : undefined} {...{ state, href }} />
            <AccountChoice />
          </>
        }
        columns={bankColumns(acts)}
        card={(row) => <BankRowCard row={row} acts={acts} />}
        empty={
          state === 'open'
            ? { title: say('bank.none'), text: say('bank.none-text') }
            : { title: say('bank.none-here'), text: '' }
        }
      />
      {asks === 'import' && <ImportDialog onClose={close} />}
      {typeof asks === 'object' && asks.what === 'assign' && <AssignDialog row={asks.row} onClose={close} />}
      {typeof asks === 'object' && asks.what === 'aside' && <AsideDialog row={asks.row} onClose={close} />}
    </>
  )
}

type Asking = (asks: { what: 'assign' | 'aside'; row: BankRow }) => void

const useActs = (ask: Asking) => {
  const confirming = useWrite(
    confirmRows,
    ({ content: { refused } }) => refused.length && toast('bad', say('bank.refused', { n: refused.length })),
  )
  const restoring = useWrite(restoreRow, undefined, say('bank.restored'))
  const said = (row: BankRow, { kind, reservationId, entryIds }: Proposal) =>
    kind === 'known' ? { id: row.id, entryIds } : { id: row.id, reservationId }
  const acts: RowActs = {
    busy: confirming.sending || restoring.sending,
    accept: (row, proposal) => confirming.send({ body: { rows: [said(row, proposal)] } }),
    assign: (row) => ask({ what: 'assign', row }),
    putAside: (row) => ask({ what: 'aside', row }),
    restore: (row) => restoring.send({ params: { id: row.id } }),
  }
  const confirm = (rows: BankRow[]) =>
    confirming.send({
      body: { rows: rows.slice(0, 100).flatMap((row) => (row.proposals[0] ? [said(row, row.proposals[0])] : [])) },
    })
  return { acts, confirm }
}

type StatesProps = {
  counts: Record<(typeof ROW_STATES)[number], number> | undefined
  state: string
  href: ReturnType<typeof useSearch>['href']
}

const States = ({ counts, state, href }: StatesProps) => (
  <nav className={style.states} aria-label={say('bank.state')}>
    {ROW_STATES.map((each) => (
      <Link key={each} to={href({ state: each })} aria-current={state === each ? 'page' : undefined}>
        {say(`bank.state.${each}`)} {counts && <span className="num t3">{counts[each]}</span>}
      </Link>
    ))}
  </nav>
)

const AccountChoice = () => {
  const { get, set } = useSearch()
  const banks = useBanks()
  return (
    <select
      className={`${input.select} ${style.choice}`}
      aria-label={say('bank.account')}
      value={get('bank')}
      onChange={({ target }) => set({ bank: target.value })}
    >
      <option value="">{say('bank.every-account')}</option>
      {banks.map(({ id, name, iban }) => (
        <option key={id} value={id}>
          {name} ·· {iban.slice(-4)}
        </option>
      ))}
    </select>
  )
}
