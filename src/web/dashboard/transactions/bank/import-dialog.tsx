import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { importStatement } from '../../../../features/bookkeeping/bank/bank.contract.ts'
import { ISO_CODE } from '../../../../kernel/money.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { sendFile } from '../../../browser/pictures/send-file.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { Field, FieldError } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { Modal } from '../../kit/form/modal.tsx'
import { DialogFoot } from '../../reservations/dialogs/dialog-foot.tsx'
import { useBanks } from '../../reservations/money/use-banks.ts'
import { ColumnFields, type Columns, type Unknown } from './column-fields.tsx'

/** Sends a bank's file; a CSV whose columns nobody knows is asked about. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const banks = useBanks()
  const [bankId, setBankId] = useState<number>()
  const [file, setFile] = useState<File>()
  const { send, sending, fault, unknown, columns, setColumns } = useImport(onClose)
  const chosen = bankId ?? banks[0]?.id
  return (
    <Modal
      title={say('bank.import')}
      onClose={onClose}
      wide={unknown !== undefined}
      onSubmit={() => chosen && file && send(chosen, file)}
      foot={
        <DialogFoot
          icon={FileUp}
          word={say('bank.import')}
          sending={sending}
          disabled={!file || !chosen}
          onClose={onClose}
        />
      }
    >
      <p className="t2">{say('bank.import-text')}</p>
      <Field label={say('bank.account')} required>
        {(wired) => (
          <select
            {...wired}
            className={input.select}
            value={chosen ?? ''}
            onChange={({ target }) => setBankId(Number(target.value))}
          >
            {banks.map(({ id, name, currency, iban }) => (
              <option key={id} value={id}>
                {name} {ISO_CODE[currency]} ·· {iban.slice(-4)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={say('bank.file')} required>
        {(wired) => (
          <input
            {...wired}
            type="file"
            name="file"
            accept=".csv,.txt,.sta,.mt940,.940,.xml,text/*"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </Field>
      {fault && <FieldError alert>{fault}</FieldError>}
      {unknown && <ColumnFields unknown={unknown} columns={columns} onChange={setColumns} />}
    </Modal>
  )
}

const useImport = (done: () => void) => {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<{ sending: boolean; fault?: string; unknown?: Unknown }>({ sending: false })
  const [columns, setColumns] = useState<Columns>({})
  const send = async (bank_id: number, file: File) => {
    setState({ sending: true, unknown: state.unknown })
    try {
      const query = { bank_id, name: file.name.slice(0, 120), ...columns }
      const { content } = await sendFile(importStatement, { query }, file)
      toast('ok', say('bank.imported', { read: content.read, added: content.added }))
      revalidate()
      done()
    } catch (error) {
      const refused = error instanceof Refused ? error : undefined
      const unknown = (refused?.detail as Unknown | undefined)?.heads ? (refused?.detail as Unknown) : state.unknown
      setState({ sending: false, unknown, fault: refused?.fields.file ?? refused?.message ?? say('form.offline') })
    }
  }
  return { ...state, send, columns, setColumns }
}
