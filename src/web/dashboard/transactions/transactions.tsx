import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listTransactions, type Transaction } from '../../../features/reservations/money/till/till.contract.ts'
import { say } from '../../words/dashboard.ts'
import { listLoader } from '../kit/list/address/asked-rows.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { StornoDialog } from '../reservations/money/storno-dialog.tsx'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/transactions'
import { BooksTabs } from './books-tabs.tsx'
import { DayTill } from './day-till.tsx'
import { TransactionCard, transactionColumns } from './transaction-columns.tsx'
import { TransactionFilters } from './transaction-filters.tsx'

export const clientLoader = listLoader(listTransactions, adminOnly)

/** Every movement of money, with what the chosen days came to by method and currency. */
export default function Transactions({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [wrong, setWrong] = useState<Transaction | null>(null)
  return (
    <>
      <ListPage
        title={say('menu.transactions')}
        asked={loaderData.list}
        searches
        excel={listTransactions}
        tabs={(list) => (
          <>
            <BooksTabs />
            <DayTill flows={list?.flows ?? []} />
          </>
        )}
        filter={<TransactionFilters />}
        columns={transactionColumns(setWrong)}
        open={({ reservationId }) => navigate(`/dashboard/reservations/${reservationId}`)}
        card={(row) => <TransactionCard row={row} />}
        muted={({ reversedBy }) => reversedBy !== null}
        empty={{ title: say('transactions.none'), text: say('transactions.none-text') }}
      />
      {wrong && <StornoDialog entry={wrong} of={wrong} onClose={() => setWrong(null)} />}
    </>
  )
}
