import { Download, FileUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button as Press } from 'react-aria-components/Button'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useRevalidator } from 'react-router'
import { paperLink, removePaper, sendPaper } from '../../../../features/villas/permits/paper/paper.contract.ts'
import type { VillaPermit } from '../../../../features/villas/permits/permits.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { sendFile } from '../../../browser/pictures/send-file.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { Button, buttonClass } from '../../kit/button/button.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'

const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The paper itself: sent as PDF or picture, opened by staff alone. */
export const Paper = ({ known: { villa, permit } }: { known: VillaPermit }) => {
  const [sending, setSending] = useState(false)
  const { revalidate } = useRevalidator()
  const removal = useWrite(removePaper, undefined, say('permit.file-removed'))
  const params = { villa_id: villa.id }
  const tried = async (work: () => Promise<unknown>) => {
    setSending(true)
    await work().catch((error) => toast('bad', error instanceof Refused ? error.message : say('form.offline')))
    setSending(false)
  }
  const take = (file: File | undefined) =>
    file &&
    tried(async () => {
      await sendFile(sendPaper, { query: params }, file)
      toast('ok', say('permit.file-kept'))
      await revalidate()
    })
  const open = () => tried(async () => location.assign((await staffApi(paperLink, { params })).content.path))
  return (
    <Card title={say('permit.file')} icon={FileUp}>
      <CardBody>
        <p className="t2">{say(permit?.fileType ? `permit.file-there.${permit.fileType}` : 'permit.file-none')}</p>
        <div className="row row--wrap gap4">
          <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => take(files?.[0])}>
            <Press className={buttonClass({})} isDisabled={sending}>
              <FileUp className="i" aria-hidden />
              {say(permit?.fileType ? 'permit.file-other' : 'permit.file-send')}
            </Press>
          </FileTrigger>
          {permit?.fileType && (
            <>
              <Button icon={Download} busy={sending} onClick={open}>
                {say('permit.file-open')}
              </Button>
              <Button look="quiet" icon={Trash2} busy={removal.sending} onClick={() => removal.send({ params })}>
                {say('permit.file-remove')}
              </Button>
            </>
          )}
        </div>
      </CardBody>
    </Card>
  )
}
