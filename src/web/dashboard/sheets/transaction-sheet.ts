import { listTransactions } from '../../../features/reservations/money/till/till.contract.ts'
import { ISO_CODE } from '../../../kernel/money.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { listSheet } from './list-sheet.ts'

/** Movements of money as a spreadsheet for the accountant. */
export const transactionSheet = listSheet(
  listTransactions,
  'odemeler',
  [
    { key: 'valueDate', head: 'Değer tarihi', kind: 'day' },
    { key: 'code', head: 'Kod', kind: 'text' },
    { key: 'guestName', head: 'Misafir', kind: 'text', width: 26 },
    { key: 'villa', head: 'Villa', kind: 'text', width: 22 },
    { key: 'what', head: 'Hareket', kind: 'text', width: 20 },
    { key: 'how', head: 'Ödeme yolu', kind: 'text' },
    { key: 'given', head: 'Tutar', kind: 'money' },
    { key: 'givenCurrencyCode', head: 'Para birimi', kind: 'text', width: 10 },
    { key: 'rate', head: 'Kur', kind: 'number', width: 10 },
    { key: 'amount', head: 'Rezervasyon para biriminde', kind: 'money', width: 18 },
    { key: 'currencyCode', head: 'Rezervasyon para birimi', kind: 'text', width: 10 },
    { key: 'note', head: 'Not', kind: 'text', width: 30 },
    { key: 'by', head: 'Kaydeden', kind: 'text', width: 20 },
  ],
  (row) => ({
    ...row,
    what: row.reverses === null ? say(`ledger.${row.kind}`) : `${say('ledger.storno')}: ${say(`ledger.${row.kind}`)}`,
    how: row.method && say(`method.${row.method}`),
    ...{ givenCurrencyCode: ISO_CODE[row.givenCurrency], currencyCode: ISO_CODE[row.currency] },
    by: recordWord('who', row.who),
  }),
)
