import { printStatement, type Statement } from '../../../../features/bookkeeping/statement/statement.contract.ts'
import { ISO_CODE } from '../../../../kernel/money.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { saveSheet } from '../../kit/excel/save-sheet.ts'
import type { SheetColumn } from '../../kit/excel/sheet.ts'
import { monthName } from './statement-text.ts'

const COLUMNS: SheetColumn[] = [
  { key: 'date', head: say('statement.xl-day'), kind: 'day' },
  { key: 'what', head: say('statement.xl-what'), kind: 'text', width: 24 },
  { key: 'villa', head: 'Villa', kind: 'text', width: 22 },
  { key: 'code', head: 'Kod', kind: 'text' },
  { key: 'guest', head: say('statement.guest'), kind: 'text', width: 20 },
  { key: 'checkIn', head: 'Giriş', kind: 'day' },
  { key: 'checkOut', head: 'Çıkış', kind: 'day' },
  { key: 'nights', head: say('statement.nights'), kind: 'number', width: 8 },
  { key: 'gross', head: say('statement.gross-short'), kind: 'money' },
  { key: 'commission', head: say('statement.commission'), kind: 'money' },
  { key: 'amount', head: say('statement.xl-amount'), kind: 'money', width: 18 },
  { key: 'iso', head: 'Para birimi', kind: 'text', width: 10 },
  { key: 'note', head: 'Not', kind: 'text', width: 30 },
]

/** The month as a spreadsheet: what was carried over, every line, and what is left, currency by currency. */
export const saveStatement = ({ owner, month, lines, sums }: Statement): Promise<void> => {
  const rows = sums.flatMap(({ currency, carried, due }) => [
    { what: say('statement.carried'), amount: carried, iso: ISO_CODE[currency] },
    ...lines
      .filter((line) => line.currency === currency)
      .map((line) => ({
        ...line,
        date: line.day ?? line.checkIn,
        what: say(line.kind === 'expense' ? 'ledger.expense' : `statement.${line.kind}`),
        iso: ISO_CODE[currency],
        note: [line.bank, line.note].filter(Boolean).join(' · '),
      })),
    { what: say('statement.due'), amount: due, iso: ISO_CODE[currency] },
  ])
  return saveSheet(`${owner.name} ${monthName(month)}`, COLUMNS, rows)
}

/** The month as a PDF, made by the server. */
export const savePdf = async ({ owner, month }: Statement): Promise<void> => {
  try {
    const { content } = await staffApi(printStatement, { params: { id: owner.id }, query: { month } })
    const bytes = Uint8Array.from(atob(content.data), (letter) => letter.charCodeAt(0))
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    link.download = content.name
    link.click()
    URL.revokeObjectURL(link.href)
  } catch {
    toast('bad', say('form.offline'))
  }
}
