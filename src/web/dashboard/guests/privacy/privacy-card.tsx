import { Download, Eraser, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { exportGuestData } from '../../../../features/guests/privacy/privacy.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { useMay } from '../../staff.ts'
import { EraseDialog } from './erase-dialog.tsx'
import style from './privacy.module.css'

/** What law lets a guest ask for: all that is known of her as a file, and to be forgotten. */
export const PrivacyCard = ({ id }: { id: number }) => {
  const may = useMay('users')
  const [erasing, setErasing] = useState(false)
  const save = useWrite(
    exportGuestData,
    ({ content }) => void import('./save-export.ts').then(({ saveExport }) => saveExport(content)),
    say('privacy.exported'),
  )
  if (!may) return null
  return (
    <Card title={say('privacy.title')} icon={ShieldCheck} note={say('privacy.note')}>
      <CardBody className="stack stack--s">
        <p className="t2">{say('privacy.help')}</p>
        <div className={style.acts}>
          <Button icon={Download} busy={save.sending} onClick={() => void save.send({ params: { id } })}>
            {say('privacy.export')}
          </Button>
          <Button icon={Eraser} look="danger" onClick={() => setErasing(true)}>
            {say('privacy.erase')}
          </Button>
        </div>
      </CardBody>
      {erasing && <EraseDialog id={id} onClose={() => setErasing(false)} />}
    </Card>
  )
}
