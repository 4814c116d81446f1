import { Check, Clock, Eye, EyeOff, RotateCcw, Upload } from 'lucide-react'
import { useState } from 'react'
import {
  type CalendarExport,
  changeExport,
  rotateExport,
} from '../../../features/availability/export/export.contract.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { type DashboardWordKey, say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { CopyButton } from '../kit/button/copy-button.tsx'
import { IconButton } from '../kit/button/icon-button.tsx'
import check from '../kit/fields/check.module.css'
import { Switch } from '../kit/fields/switch.tsx'
import { Modal } from '../kit/form/modal.tsx'
import { useWrite } from '../kit/form/use-write.ts'
import { Card, CardBody } from '../kit/page/card.tsx'
import { DialogFoot } from '../reservations/dialogs/dialog-foot.tsx'
import { timeSince } from '../reservations/time-left.ts'
import style from './export-card.module.css'

type Props = { villaId: number; calendar: CalendarExport; now: number }
type Reader = CalendarExport['readers'][number]

/** The secret address of our own calendar, who reads it, and its renewal. */
export const ExportCard = ({ villaId, calendar, now }: Props) => {
  const [shown, setShown] = useState(false)
  const [rotating, setRotating] = useState(false)
  const { send } = useWrite(changeExport)
  const { url, showsOptions, formerUntil, readers } = calendar
  const params = { id: villaId }
  return (
    <Card title={say('feeds.export')} icon={Upload} clip>
      <CardBody className={style.body}>
        <p className="t2 sm">{say('feeds.export-text')}</p>
        <div className={style.address}>
          <code className="ell grow">
            {shown ? url : url.replace(/^https?:\/\//, '').replace(/token=.*/, 'token=••••••')}
          </code>
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={say(shown ? 'feeds.export-hide' : 'feeds.export-show')}
            onClick={() => setShown(!shown)}
          />
          <CopyButton text={url} />
        </div>
        {formerUntil && Date.parse(formerUntil) > now && (
          <p className="warn-t sm">{say('feeds.export-former', { until: formatInstant(formerUntil, 'tr') })}</p>
        )}
        {readers.length ? <Readers readers={readers} now={now} /> : <p className="t3">{say('feeds.export-none')}</p>}
        <Switch
          on={showsOptions}
          label={say('feeds.export-options')}
          onChange={(shows_options) => send({ params, body: { shows_options } })}
        />
        <Button look="no" icon={RotateCcw} onClick={() => setRotating(true)}>
          {say('feeds.rotate')}
        </Button>
      </CardBody>
      {rotating && <RotateDialog villaId={villaId} readers={readers} now={now} onClose={() => setRotating(false)} />}
    </Card>
  )
}

const STOPPED_MS = 3 * 86_400_000

const READERS: Record<string, DashboardWordKey> = {
  airbnb: 'feeds.reader.airbnb',
  booking: 'feeds.reader.booking',
  vrbo: 'feeds.reader.vrbo',
  google: 'feeds.reader.google',
  outlook: 'feeds.reader.outlook',
  apple: 'feeds.reader.apple',
}

const Readers = ({ readers, now }: { readers: Reader[]; now: number }) => (
  <ul className={style.readers}>
    {readers.map(({ reader, readAt }) => {
      const stopped = now - Date.parse(readAt) > STOPPED_MS
      const time = timeSince(readAt, now)
      return (
        <li key={reader}>
          <div className="grow">
            <b className="db">{say(READERS[reader] ?? 'feeds.reader.other')}</b>
            <span className="t3 num">{stopped ? say('feeds.reader-stopped', { time }) : time}</span>
          </div>
          {stopped ? <Clock className="i warn-t" aria-hidden /> : <Check className="i ok-t" aria-hidden />}
        </li>
      )
    })}
  </ul>
)

type RotateProps = { villaId: number; readers: Reader[]; now: number; onClose: () => void }

/** Who reads the address is shown before it ends. */
const RotateDialog = ({ villaId, readers, now, onClose }: RotateProps) => {
  const [keeps, setKeeps] = useState(true)
  const { send, sending } = useWrite(rotateExport, onClose, say('feeds.rotated'))
  return (
    <Modal
      title={say('feeds.rotate-title')}
      onClose={onClose}
      onSubmit={() => send({ params: { id: villaId }, body: { keep_former: keeps } })}
      foot={<DialogFoot danger icon={RotateCcw} word={say('feeds.rotate-do')} sending={sending} onClose={onClose} />}
    >
      <div className="stack">
        <p>{say('feeds.rotate-text', { when: say(keeps ? 'feeds.rotate-later' : 'feeds.rotate-now') })}</p>
        <Readers readers={readers} now={now} />
        <label className={check.check}>
          <input type="checkbox" checked={keeps} onChange={() => setKeeps(!keeps)} />
          {say('feeds.rotate-keep')}
        </label>
      </div>
    </Modal>
  )
}
