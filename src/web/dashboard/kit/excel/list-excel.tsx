import { useState } from 'react'
import type { AnswerOf, AnyEndpoint, Question } from '../../../../kernel/endpoint.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { useWrite } from '../form/use-write.ts'
import { queryFrom } from '../list/address/query-from.ts'
import { ExcelMenu } from './excel-menu.tsx'
import { type ChangeLine, ChangeLines, ImportDialog } from './import-dialog.tsx'
import { saveSheet } from './save-sheet.ts'
import type { SheetColumn } from './sheet.ts'
import { useImport } from './use-import.ts'

type Row = Record<string, unknown>

type Props<Preview extends AnyEndpoint> = {
  /** What the file is called, without its ending. */
  file: string
  columns: readonly SheetColumn[]
  mostRows: number
  /** Fetches the rows that the list shows. */
  rows: () => Promise<Row[]>
  preview: Preview
  write: AnyEndpoint
  title: string
  help: string
  /** Why who is signed in may not write what comes back. */
  whyNoImport?: string
  /** What the toast of a success says. */
  said?: string
  linesOf: (preview: AnswerOf<Preview>) => ChangeLine[]
  /** What was compared, as the write names it: nothing that changed since is written over. */
  seenOf: (preview: AnswerOf<Preview>) => readonly { id: number; seen: string | number }[]
}

/** A list as a spreadsheet and back: downloaded as it is shown, compared before anything is written. */
export const ListExcel = <Preview extends AnyEndpoint>(list: Props<Preview>) => {
  const [importing, setImporting] = useState(false)
  return (
    <>
      <ExcelMenu
        onSave={async () => saveSheet(list.file, list.columns, await list.rows())}
        onImport={() => setImporting(true)}
        whyNoImport={list.whyNoImport}
      />
      {importing && <Import list={list} onClose={() => setImporting(false)} />}
    </>
  )
}

/** What the address of the screen asks for, as far as a call knows it. */
export const askedHere = <E extends AnyEndpoint>(call: E): Promise<AnswerOf<E>> =>
  staffApi(call, { query: queryFrom(call, new URL(location.href).searchParams) } as Question<E>)

type ImportProps<Preview extends AnyEndpoint> = { list: Props<Preview>; onClose: () => void }

const Import = <Preview extends AnyEndpoint>({ list, onClose }: ImportProps<Preview>) => {
  const { columns, preview, mostRows, linesOf, seenOf } = list
  const { state, take } = useImport(columns, preview, mostRows)
  const { send, sending } = useWrite(list.write, onClose, list.said)
  const write = () => {
    if (state.kind !== 'compared') return
    const seen = seenOf(state.preview).map((each) => ({ id: each.id, seen: each.seen }))
    void send({ body: { rows: state.rows, seen } })
  }
  return (
    <ImportDialog
      title={list.title}
      help={list.help}
      state={state}
      onFile={(file) => void take(file)}
      onClose={onClose}
      changes={(compared) => linesOf(compared).length}
      onWrite={write}
      writing={sending}
    >
      {(compared) => <ChangeLines lines={linesOf(compared)} />}
    </ImportDialog>
  )
}
