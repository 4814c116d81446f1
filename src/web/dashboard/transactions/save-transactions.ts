import { listTransactions, type Transaction } from '../../../features/reservations/money/till/till.contract.ts'
import { ISO_CODE } from '../../../kernel/money.ts'
import { staffApi } from '../../browser/staff-api.ts'
import { toast } from '../../ui/toast.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { saveSheet } from '../kit/excel/save-sheet.ts'
import type { SheetColumn } from '../kit/excel/sheet.ts'
import { queryFrom } from '../kit/list/address/query-from.ts'

const AT_ONCE = 200
const MOST_ROWS = 10_000

const COLUMNS: SheetColumn[] = [
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
]

/** What the address asks for as a spreadsheet for the accountant: all pages, up to ten thousand rows. */
export const saveTransactions = async (): Promise<void> => {
  const query = queryFrom(listTransactions, new URL(location.href).searchParams)
  const rows: Transaction[] = []
  try {
    for (let skip = 0; skip < MOST_ROWS; skip += AT_ONCE) {
      const { content, total } = await staffApi(listTransactions, { query: { ...query, skip, take: AT_ONCE } })
      rows.push(...content)
      if (rows.length >= total || content.length === 0) break
    }
    await saveSheet(say('menu.transactions'), COLUMNS, rows.map(sheetRow))
  } catch {
    toast('bad', say('form.offline'))
  }
}

const sheetRow = (row: Transaction) => ({
  ...row,
  what: row.reverses === null ? say(`ledger.${row.kind}`) : `${say('ledger.storno')}: ${say(`ledger.${row.kind}`)}`,
  how: row.method && say(`method.${row.method}`),
  ...{ givenCurrencyCode: ISO_CODE[row.givenCurrency], currencyCode: ISO_CODE[row.currency] },
  by: recordWord('who', row.who),
})
