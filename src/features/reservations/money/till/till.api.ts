import type { Staff } from '../../../../kernel/caller.ts'
import { DONE } from '../../../../kernel/endpoint.ts'
import { found } from '../../../../kernel/refusal.ts'
import { type Call, handler, keyOf } from '../../../../platform/http/api.ts'
import { laneOfReservation } from '../../life/reservation-lock.flow.ts'
import type { LinkServices } from '../../views/guest-link.server.ts'
import { approvalsApi } from '../approvals/approvals.api.ts'
import { entryById } from '../ledger.store.ts'
import { enterMoney as enter } from './enter-money.flow.ts'
import { type FileServices, keepLedgerFile, ledgerFileOf } from './keep-ledger-file.flow.ts'
import { stornoEntry as storno } from './storno.flow.ts'
import {
  addLedgerFile,
  enterMoney,
  getLedgerFile,
  getTransaction,
  listTransactions,
  stornoEntry,
} from './till.contract.ts'
import { transactionById, transactionsPage } from './transactions.store.ts'

type Staffed = Call<LinkServices, Staff>

/** Money that staff enter, correct and look through. */
export const tillApi = [
  ...approvalsApi,
  handler(
    enterMoney,
    async ({ params, body }, call: Staffed) => {
      await enter(call, params.id, body.entries, keyOf(call))
      return DONE
    },
    ({ params }, { db }) => laneOfReservation(db, params.id),
  ),
  handler(
    stornoEntry,
    async ({ params, body }, call: Staffed) => {
      await storno(call, params.id, body, keyOf(call))
      return DONE
    },
    async ({ params }, { db }) => laneOfReservation(db, (await entryById(db, params.id))?.reservationId),
  ),
  handler(listTransactions, async ({ query }, { db }: Staffed) => ({
    ...(await transactionsPage(db, query)),
    skip: query.skip,
    take: query.take,
  })),
  handler(getTransaction, async ({ params }, { db }: Staffed) => ({
    content: found(await transactionById(db, params.id)),
  })),
  handler(addLedgerFile, async ({ params }, call: Call<FileServices, Staff>) => ({
    content: { id: await keepLedgerFile(call, params.id, call.file) },
  })),
  handler(getLedgerFile, async ({ params }, call: Call<FileServices, Staff>) => ({
    content: await ledgerFileOf(call, params.id),
  })),
]
