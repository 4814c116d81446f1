import { useState } from 'react'
import {
  MOST_ROWS,
  previewVillaSheet,
  villaSheet,
  writeVillaSheet,
} from '../../../../features/villas/sheet/villa-sheet.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { ExcelMenu } from '../../kit/excel/excel-menu.tsx'
import { type ChangeLine, ChangeLines, ImportDialog } from '../../kit/excel/import-dialog.tsx'
import { saveSheet } from '../../kit/excel/save-sheet.ts'
import type { CellKind, SheetColumn } from '../../kit/excel/sheet.ts'
import { useImport } from '../../kit/excel/use-import.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { queryFrom } from '../../kit/list/address/query-from.ts'

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
export const VillaExcel = () => {
  const [importing, setImporting] = useState(false)
  const save = async () => {
    const query = queryFrom(villaSheet, new URL(location.href).searchParams)
    const { content } = await staffApi(villaSheet, { query })
    await saveSheet('villalar', COLUMNS, content)
  }
  return (
    <>
      <ExcelMenu onSave={save} onImport={() => setImporting(true)} />
      {importing && <Import onClose={() => setImporting(false)} />}
    </>
  )
}

const Import = ({ onClose }: { onClose: () => void }) => {
  const { state, take } = useImport(COLUMNS, previewVillaSheet, MOST_ROWS)
  const { send, sending } = useWrite(writeVillaSheet, onClose)
  const write = () => {
    if (state.kind !== 'compared') return
    const seen = state.preview.content.villas.map(({ id, seen: version }) => ({ id, seen: version }))
    void send({ body: { rows: state.rows, seen } as never })
  }
  return (
    <ImportDialog
      title={say('excel.import-villas')}
      help={say('excel.villas-help')}
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
