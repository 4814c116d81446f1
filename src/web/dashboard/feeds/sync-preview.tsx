import { Check, CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { previewSync, type SyncPreview, syncFeed } from '../../../features/availability/feeds/feeds.contract.ts'
import { addDays } from '../../../kernel/day.ts'
import { Refused } from '../../../kernel/refused.ts'
import { staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { Modal, ModalActs } from '../kit/form/modal.tsx'
import { useWrite } from '../kit/form/use-write.ts'
import { Note } from '../kit/page/note.tsx'
import { Skeleton } from '../kit/page/states.tsx'
import { TO } from '../places.ts'
import { stayText } from '../stay-text.ts'
import style from './preview-months.module.css'
import { PreviewMonths } from './preview-months.tsx'

/** Which calendar is looked at: a stored one, or one that would be added. */
export type Asked = {
  villa_id: number
  feed_id?: number
  url?: string
  name?: string
  source?: 'external' | 'owner-stay'
  loss?: 'free'
}
type Props = { asked: Asked; feed: string; villa: string; onClose: () => void; onDone: () => void }

/** What reading a calendar would change, night by night; it is done only when somebody says so. */
export const SyncPreviewDialog = ({ asked, feed, villa, onClose, onDone }: Props) => {
  const { preview, why } = usePreview(asked)
  const { send, sending, refused } = useWrite(syncFeed, onDone, say('feeds.synced'))
  const apply = () => preview && !sending && send({ body: asked })
  return (
    <Modal
      wide
      title={
        <>
          {say('feeds.preview-title')} <small className="t3">{say('feeds.preview-of', { feed, villa })}</small>
        </>
      }
      onClose={onClose}
      onSubmit={apply}
      foot={
        <ModalActs>
          <Button keys="Esc" onClick={onClose}>
            {say('act.cancel')}
          </Button>
          {preview && (
            <Button type="submit" look="main" icon={Check} keys="Ctrl ↵" busy={sending} disabled={sending}>
              {applyWord(preview, asked)}
            </Button>
          )}
        </ModalActs>
      }
    >
      {refused && (
        <Note tone="k-bad" icon={CircleAlert} role="alert">
          {refused.fields.url ?? refused.message}
        </Note>
      )}
      {why && (
        <Note tone="k-bad" icon={CircleAlert} role="alert">
          {why}
        </Note>
      )}
      {!preview && !why && (
        <>
          <p className="t2">{say('feeds.reading')}</p>
          <Skeleton rows={6} />
        </>
      )}
      {preview && <Preview preview={preview} />}
    </Modal>
  )
}

const usePreview = (asked: Asked): { preview: SyncPreview | undefined; why: string | undefined } => {
  const [known, setKnown] = useState<{ preview?: SyncPreview; why?: string }>({})
  const { villa_id, feed_id, url, source, loss } = asked
  useEffect(() => {
    let wanted = true
    staffApi(previewSync, { body: { villa_id, feed_id, url, source, loss } }).then(
      ({ content }) => wanted && setKnown({ preview: content }),
      (error: unknown) =>
        wanted &&
        setKnown({ why: error instanceof Refused ? (error.fields.url ?? error.message) : say('form.offline') }),
    )
    return () => {
      wanted = false
    }
  }, [villa_id, feed_id, url, source, loss])
  return { preview: known.preview, why: known.why }
}

/** What the button does, in figures. */
const applyWord = ({ counts: { add, free } }: SyncPreview, { url, loss }: Asked): string => {
  if (loss) return say('feeds.apply-free', { free })
  if (add + free > 0) return say('feeds.apply', { add, free })
  return say(url ? 'feeds.add' : 'feeds.sync')
}

const Preview = ({ preview: { counts, days, clashes, quarantine, reading } }: { preview: SyncPreview }) => (
  <div className="stack">
    <div className={style.figures}>
      <Figure tone="k-ok" word={say('feeds.will-add', { n: counts.add })} text={say('feeds.will-add-text')} />
      <Figure tone="k-warn" word={say('feeds.will-free', { n: counts.free })} text={say('feeds.will-free-text')} />
      {counts.missing > 0 && (
        <Figure tone="k-mute" word={say('feeds.will-miss', { n: counts.missing })} text={say('feeds.will-miss-text')} />
      )}
      {counts.clash > 0 && (
        <Figure tone="k-bad" word={say('feeds.will-clash', { n: counts.clash })} text={say('feeds.will-clash-text')} />
      )}
    </div>
    {quarantine && <Note tone="k-warn">{say('feeds.preview-quarantine', quarantine)}</Note>}
    {days.length ? <PreviewMonths days={days} /> : <p className="t2">{say('feeds.nothing-new')}</p>}
    {clashes.map(({ id, from, until }) => (
      <Note
        key={id}
        tone="k-bad"
        acts={
          <Link className="link" to={`${TO.reservations}/${id}`}>
            {say('feeds.open-reservation')}
          </Link>
        }
      >
        {say('feeds.clash', { dates: stayText(from, addDays(until, 1)) })}
      </Note>
    ))}
    <p className="t3 sm num">
      {say('feeds.read-file', { events: reading.events, nights: reading.nights, leftOut: reading.leftOut })}
    </p>
  </div>
)

const Figure = ({ tone, word, text }: { tone: string; word: string; text: string }) => (
  <div className={`${style.figure} ${tone}`}>
    <b className="num">{word}</b>
    <span>{text}</span>
  </div>
)
