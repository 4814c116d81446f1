import { exportInvoices } from '../../../../features/bookkeeping/invoices/invoices.contract.ts'
import { ISO_CODE } from '../../../../kernel/money.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { saveSheet } from '../../kit/excel/save-sheet.ts'
import type { SheetColumn } from '../../kit/excel/sheet.ts'

const COLUMNS: SheetColumn[] = [
  { key: 'code', head: 'Kod', kind: 'text' },
  { key: 'kind', head: say('invoices.kind'), kind: 'text', width: 10 },
  { key: 'taxNo', head: 'TCKN / VKN', kind: 'text' },
  { key: 'name', head: say('invoices.name'), kind: 'text', width: 30 },
  { key: 'taxOffice', head: say('invoices.tax-office'), kind: 'text', width: 18 },
  { key: 'address', head: say('invoices.address'), kind: 'text', width: 36 },
  { key: 'city', head: say('invoices.city'), kind: 'text' },
  { key: 'country', head: say('invoices.country'), kind: 'text' },
  { key: 'email', head: say('invoices.email'), kind: 'text', width: 26 },
  { key: 'what', head: 'Açıklama', kind: 'text', width: 36 },
  { key: 'checkIn', head: 'Giriş', kind: 'day' },
  { key: 'checkOut', head: 'Çıkış', kind: 'day' },
  { key: 'amount', head: say('invoices.amount'), kind: 'money' },
  { key: 'iso', head: 'Para birimi', kind: 'text', width: 10 },
  { key: 'numbers', head: say('invoices.number'), kind: 'text', width: 20 },
]

const AT_ONCE = 200

/** The stays for an e-Arşiv integrator. Cells are texts and numbers, never formulas. */
export const saveInvoices = async (ids: number[]): Promise<void> => {
  try {
    const { content } = await staffApi(exportInvoices, { body: { ids: ids.slice(0, AT_ONCE) } })
    const rows = content.map(({ party, currency, invoices, villa, ...row }) => ({
      ...{ ...party, ...row, kind: say(`invoices.kind.${party.kind}`), iso: ISO_CODE[currency] },
      what: `${villa} konaklama bedeli`,
      numbers: invoices.map(({ number }) => number).join(', '),
    }))
    await saveSheet(say('books.invoices'), COLUMNS, rows)
  } catch {
    toast('bad', say('form.offline'))
  }
}
