import {
  MOST_ROWS,
  previewPriceSheet,
  priceSheet,
  writePriceSheet,
} from '../../../../features/pricing/prices/sheet/price-sheet.contract.ts'
import { addDays } from '../../../../kernel/day.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { formatMoney, formatStay } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import type { ChangeLine } from '../../kit/excel/import-dialog.tsx'
import { askedHere, ListExcel } from '../../kit/excel/list-excel.tsx'
import type { SheetColumn } from '../../kit/excel/sheet.ts'
import { useNeeds } from '../../needs.tsx'

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
export const PriceExcel = () => (
  <ListExcel
    file="fiyatlar"
    columns={COLUMNS}
    mostRows={MOST_ROWS}
    rows={async () => (await askedHere(priceSheet)).content}
    preview={previewPriceSheet}
    write={writePriceSheet}
    title={say('excel.import-prices')}
    help={say('excel.prices-help')}
    whyNoImport={useNeeds('prices').title}
    said={say('excel.prices-written')}
    linesOf={linesOf}
    seenOf={({ content }) => content.villas}
  />
)

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
