import { Image, Paperclip } from 'lucide-react'
import { useState } from 'react'
import { Button as PressButton } from 'react-aria-components/Button'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useRevalidator } from 'react-router'
import {
  addLedgerFile,
  getLedgerFile,
  type LedgerRow,
  MOST_FILES,
} from '../../../../features/reservations/money/till/till.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { compressed } from '../../../browser/pictures/compressed.ts'
import { sendFile } from '../../../browser/pictures/send-file.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import button from '../../kit/button/icon-button.module.css'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import style from './money.module.css'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The pictures that prove an entry: shown when there are some, and one more is a press away. */
export const Receipts = ({ entry: { id, files }, editable }: { entry: LedgerRow; editable: boolean }) => {
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState<string[] | null>(null)
  const [sending, setSending] = useState(false)
  const show = async () => {
    const outcome = await outcomeOf(
      Promise.all(
        files.map((file) => staffApi(getLedgerFile, { params: { id: file } }).then(({ content }) => content)),
      ),
    )
    if (outcome.kind === 'failed') toast('bad', say('form.offline'))
    else setShown(outcome.value.map(({ type, data }) => `data:${type};base64,${data}`))
  }
  const send = async (file: File) => {
    setSending(true)
    try {
      await sendFile(addLedgerFile, { params: { id } }, await compressed(file))
      toast('ok', say('receipts.kept'))
      await revalidate()
    } catch (error) {
      toast('bad', error instanceof Refused ? error.message : say('form.offline'))
    }
    setSending(false)
  }
  return (
    <>
      {files.length > 0 && <IconButton icon={Image} label={say('receipts.show', { n: files.length })} onClick={show} />}
      {editable && files.length < MOST_FILES && (
        <FileTrigger acceptedFileTypes={TYPES} onSelect={(list) => list?.[0] && void send(list[0])}>
          <PressButton className={button.icon} aria-label={say('receipts.add')} isDisabled={sending}>
            {sending ? <span className="spin" aria-hidden /> : <Paperclip className="i" aria-hidden />}
          </PressButton>
        </FileTrigger>
      )}
      {shown && (
        <Modal title={say('receipts.title')} onClose={() => setShown(null)}>
          {shown.map((picture) => (
            <img key={picture.slice(-40)} className={style.receipt} src={picture} alt={say('receipts.title')} />
          ))}
        </Modal>
      )}
    </>
  )
}
