import { bankApi } from './bank/bank.api.ts'
import { cashApi } from './cash/cash.api.ts'
import { invoicesApi } from './invoices/invoices.api.ts'
import { statementApi } from './statement/statement.api.ts'

/** Every call of the books. */
export const bookkeepingApi = [...statementApi, ...bankApi, ...cashApi, ...invoicesApi]
