import { useState } from 'react'
import {
  MOST_ROWS,
  previewPriceSheet,
  priceSheet,
  writePriceSheet,
} from '../../../../features/pricing/prices/sheet/price-sheet.contract.ts'
import { addDays } from '../../../../kernel/day.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { formatMoney, formatStay } from '../../../../kernel/format.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { ExcelMenu } from '../../kit/excel/excel-menu.tsx'
import { type ChangeLine, ChangeLines, ImportDialog } from '../../kit/excel/import-dialog.tsx'
import { saveSheet } from '../../kit/excel/save-sheet.ts'
import type { SheetColumn } from '../../kit/excel/sheet.ts'
import { useImport } from '../../kit/excel/use-import.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { queryFrom } from '../../kit/list/address/query-from.ts'

const COLUMNS: SheetColumn[] = [
  { key: 'code', head: 'Kod', kind: 'text', width: 10 },
  { key: 'villa', head: 'Villa', kind: 'text', shown: true, width: 26 },
  { key: 'from', head: 'İlk gece', kind: 'day' },
  { key: 'until', head: 'Son gece', kind: 'last-night' },
  { key: 'nightly', head: 'Gecelik', kind: 'money' },
  { key: 'currency', head: 'Para birimi', kind: 'text', shown: true },
  { key: 'weekly', head: 'Haftalık', kind: 'money', optional: true },
  { key: 'minNights', head: 'En az gece', kind: 'number' },
  { key: 'arrivalDays', head: 'Giriş günleri', kind: 'weekdays' },
  { key: 'departureDays', head: 'Çıkış günleri', kind: 'weekdays' },
  { key: 'cleaningFee', head: 'Temizlik ücreti', kind: 'money' },
  { key: 'cleaningBelowNights', head: 'Temizlik: şu geceden kısa', kind: 'number', width: 24 },
  { key: 'prepaymentPercent', head: 'Ön ödeme %', kind: 'number', optional: true },
]

/** The price periods of the villas that the grid shows, as a spreadsheet and back. */
export const PriceExcel = () => {
  const [importing, setImporting] = useState(false)
  const save = async () => {
    const query = queryFrom(priceSheet, new URL(location.href).searchParams)
    const { content } = await staffApi(priceSheet, { query })
    await saveSheet('fiyatlar', COLUMNS, content)
  }
  return (
    <>
      <ExcelMenu onSave={save} onImport={() => setImporting(true)} />
      {importing && <Import onClose={() => setImporting(false)} />}
    </>
  )
}

const Import = ({ onClose }: { onClose: () => void }) => {
  const { state, take } = useImport(COLUMNS, previewPriceSheet, MOST_ROWS)
  const { send, sending } = useWrite(writePriceSheet, onClose, say('excel.prices-written'))
  const write = () => {
    if (state.kind !== 'compared') return
    const seen = state.preview.content.villas.map(({ id, seen: sign }) => ({ id, seen: sign }))
    void send({ body: { rows: state.rows, seen } as never })
  }
  return (
    <ImportDialog
      title={say('excel.import-prices')}
      help={say('excel.prices-help')}
      state={state}
      onFile={(file) => void take(file)}
      onClose={onClose}
      changes={(preview) => linesOf(preview).length}
      onWrite={write}
      writing={sending}
    >
      {(preview) => <ChangeLines lines={linesOf(preview)} />}
    </ImportDialog>
  )
}

const linesOf = ({ content: { villas } }: AnswerOf<typeof previewPriceSheet>): ChangeLine[] =>
  villas.flatMap(({ id, code, name, currency, changes }) =>
    changes.map(({ kind, from, until, was, nightly }) => ({
      key: `${id}-${kind}-${from}`,
      of: `${code} ${name}`,
      what: `${formatStay(from, addDays(until, -1), 'tr')} · ${say(`excel.${kind}`)}`,
      was: was === null ? '–' : formatMoney(was, currency, 'tr'),
      now: nightly === null ? '–' : formatMoney(nightly, currency, 'tr'),
    })),
  )
