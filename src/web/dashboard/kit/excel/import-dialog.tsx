import { CircleAlert, FileSpreadsheet, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as PressButton } from 'react-aria-components/Button'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { say } from '../../../words/dashboard.ts'
import { Button, buttonClass } from '../button/button.tsx'
import { Modal, ModalActs } from '../form/modal.tsx'
import { Note } from '../page/note.tsx'
import { Skeleton } from '../page/states.tsx'
import style from './import-dialog.module.css'
import type { SheetFault } from './sheet.ts'
import type { ImportState } from './use-import.ts'

const XLSX = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.xlsx']
const MOST_SHOWN = 100

type Props<Preview> = {
  title: string
  state: ImportState<Preview>
  onFile: (file: File) => void
  onClose: () => void
  /** How many changes there are in what was compared. */
  changes: (preview: Preview) => number
  onWrite: () => void
  writing: boolean
  help: string
  children: (preview: Preview) => ReactNode
}

/** A spreadsheet is chosen, compared, looked at, and only then written. */
export const ImportDialog = <Preview,>({
  title,
  state,
  onFile,
  onClose,
  changes,
  onWrite,
  writing,
  ...of
}: Props<Preview>) => {
  const count = state.kind === 'compared' ? changes(state.preview) : 0
  return (
    <Modal
      wide
      title={title}
      onClose={onClose}
      foot={
        <ModalActs>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
          <Button look="main" busy={writing} disabled={count === 0 || writing} onClick={onWrite}>
            {count > 0 ? say('excel.write-n', { n: count }) : say('act.save')}
          </Button>
        </ModalActs>
      }
    >
      <div className="stack">
        <p className="t2">{of.help}</p>
        <FileTrigger acceptedFileTypes={XLSX} onSelect={(files) => files?.[0] && onFile(files[0])}>
          <PressButton className={buttonClass({ look: state.kind === 'empty' ? 'main' : undefined })}>
            <Upload className="i" aria-hidden />
            {say(state.kind === 'empty' ? 'excel.choose' : 'excel.other')}
          </PressButton>
        </FileTrigger>
        {'file' in state && (
          <p className="row gap4">
            <FileSpreadsheet className="i" aria-hidden />
            <b>{state.file}</b>
          </p>
        )}
        {state.kind === 'reading' && <Skeleton rows={4} />}
        {state.kind === 'failed' && (
          <Note tone="k-bad" icon={CircleAlert} role="alert">
            {state.why}
          </Note>
        )}
        {state.kind === 'wrong' && <Faults faults={state.faults} />}
        {state.kind === 'compared' &&
          (count > 0 ? of.children(state.preview) : <p role="status">{say('excel.same')}</p>)}
      </div>
    </Modal>
  )
}

const Faults = ({ faults }: { faults: SheetFault[] }) => (
  <>
    <Note tone="k-bad" icon={CircleAlert} role="alert">
      {say('excel.wrong', { n: faults.length })}
    </Note>
    <div className={style.rows}>
      <table>
        <thead>
          <tr>
            <th>{say('excel.row')}</th>
            <th>{say('excel.column')}</th>
            <th>{say('excel.why')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, MOST_SHOWN).map(({ row, column, why }) => (
            <tr key={`${row}-${column}`}>
              <td className="num">{row}</td>
              <td>{column}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
)

/** A line of what changes: where, what it was, what it will be. */
export type ChangeLine = { key: string; of: string; what: string; was: string; now: string }

/** What a sheet would change, line by line. */
export const ChangeLines = ({ lines }: { lines: readonly ChangeLine[] }) => (
  <div className={style.rows}>
    <table>
      <thead>
        <tr>
          <th>{say('reservation.villa')}</th>
          <th>{say('excel.what')}</th>
          <th>{say('excel.was')}</th>
          <th>{say('excel.now')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, of, what, was, now }) => (
          <tr key={key}>
            <td>{of}</td>
            <td>{what}</td>
            <td className="num t3">{was}</td>
            <td className="num">
              <b>{now}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
