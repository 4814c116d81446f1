import {
  MOST_ROWS,
  previewVillaSheet,
  villaSheet,
  writeVillaSheet,
} from '../../../../features/villas/sheet/villa-sheet.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { say } from '../../../words/dashboard.ts'
import type { ChangeLine } from '../../kit/excel/import-dialog.tsx'
import { askedHere, ListExcel } from '../../kit/excel/list-excel.tsx'
import type { CellKind, SheetColumn } from '../../kit/excel/sheet.ts'

const of = (kind: CellKind, heads: Record<string, string>): SheetColumn[] =>
  Object.entries(heads).map(([key, head]) => ({ key, head, kind, ...(kind === 'text' && { optional: true }) }))

const COLUMNS: SheetColumn[] = [
  { key: 'code', head: 'Kod', kind: 'text', width: 10 },
  { key: 'name', head: 'Villa adı', kind: 'text', width: 26 },
  ...of('number', { guests: 'Kişi', bedrooms: 'Yatak odası', bathrooms: 'Banyo', area: 'Kapalı alan (m²)' }),
  ...of('text', { checkInTime: 'Giriş saati', checkOutTime: 'Çıkış saati', address: 'Açık adres' }),
  ...of('text', { greeterName: 'Karşılayan', greeterPhone: 'Karşılayan telefonu' }),
  ...of('number', { latitude: 'Enlem', longitude: 'Boylam', sea: 'Denize (m)', centre: 'Merkeze (m)' }),
  ...of('number', { market: 'Markete (m)', restaurant: 'Restorana (m)', hospital: 'Hastaneye (m)' }),
  ...of('number', { airport: 'Havalimanına (m)' }),
  ...of('text', { airportCode: 'Havalimanı', headlineTr: 'Kısa tanıtım' }),
  ...of('text', { headlineEn: 'Kısa tanıtım (EN)', headlineRu: 'Kısa tanıtım (RU)' }),
]

const headOf = (field: string): string => COLUMNS.find(({ key }) => key === field)?.head ?? field

/** The facts of the villas that the list shows, as a spreadsheet and back. */
export const VillaExcel = () => (
  <ListExcel
    file="villalar"
    columns={COLUMNS}
    mostRows={MOST_ROWS}
    rows={async () => (await askedHere(villaSheet)).content}
    preview={previewVillaSheet}
    write={writeVillaSheet}
    title={say('excel.import-villas')}
    help={say('excel.villas-help')}
    linesOf={linesOf}
    seenOf={({ content }) => content.villas}
  />
)

const linesOf = ({ content: { villas } }: AnswerOf<typeof previewVillaSheet>): ChangeLine[] =>
  villas.flatMap(({ id, code, name, changes }) =>
    changes.map(({ field, was, now }) => ({
      key: `${id}-${field}`,
      of: `${code} ${name}`,
      what: headOf(field),
      was: was || '–',
      now: now || '–',
    })),
  )
