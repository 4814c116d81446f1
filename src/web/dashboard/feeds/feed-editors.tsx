import { Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  changeFeed,
  deleteFeed,
  EVERY_MINUTES,
  type FeedView,
  syncFeed,
} from '../../../features/availability/feeds/feeds.contract.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import check from '../kit/fields/check.module.css'
import { SelectField } from '../kit/fields/select-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { EditorForm } from '../kit/form/editor-form.tsx'
import { Modal, ModalActs } from '../kit/form/modal.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { useWrite } from '../kit/form/use-write.ts'
import { DialogFoot } from '../reservations/dialogs/dialog-foot.tsx'
import { everyOptions, sourceOf, sourceOptions } from './feed-words.ts'
import type { Asked } from './sync-preview.tsx'

type AddProps = { villaId: number; onRead: (asked: Asked) => void; onClose: () => void }

/** The address of a calendar that would be added: it is read first, and closes nothing before somebody says so. */
export const AddFeed = ({ villaId, onRead, onClose }: AddProps) => {
  const form = useForm(
    syncFeed,
    { url: '', name: '', source: 'external' },
    {
      done: onClose,
      body: ({ url, name, source }) => ({
        ...{ villa_id: villaId, url, source: sourceOf(source) },
        ...(name.trim() && { name }),
      }),
      alsoWrong: ({ url }) => ({ url: !/^(https?|webcal):\/\/./i.test(url.trim()) && say('feeds.url-wrong') }),
    },
  )
  const { url, name, source } = form.typed
  const read = async () => {
    await form.check()
    if (!/^(https?|webcal):\/\/./i.test(url.trim())) return
    onRead({
      ...{ villa_id: villaId, url: url.trim(), source: sourceOf(source) },
      ...(name.trim() && { name: name.trim() }),
    })
  }
  return (
    <Modal
      title={say('feeds.add')}
      onClose={onClose}
      onSubmit={read}
      form={form}
      foot={
        <ModalActs>
          <Button keys="Esc" onClick={onClose}>
            {say('act.cancel')}
          </Button>
          <Button type="submit" look="main" icon={Eye} keys="Ctrl ↵">
            {say('feeds.read-and-preview')}
          </Button>
        </ModalActs>
      }
    >
      <div className="stack">
        <TextField
          form={form}
          name="url"
          label={say('feeds.url')}
          placeholder="https://…ics"
          help={say('feeds.url-help')}
          required
        />
        <TextField
          form={form}
          name="name"
          label={say('feeds.name')}
          placeholder={say('feeds.name-example')}
          required={false}
        />
        <SelectField form={form} name="source" label={say('feeds.source')} options={sourceOptions()} />
      </div>
    </Modal>
  )
}

/** Name, address, kind and times of a calendar. */
export const ChangeFeed = ({ feed, onClose }: { feed: FeedView; onClose: () => void }) => {
  const { name, source, everyMinutes, freesBySelf } = feed
  const stored = { name, url: '', source: `${source}`, every: `${everyMinutes}`, frees: `${freesBySelf}` }
  const form = useForm(changeFeed, stored, {
    done: onClose,
    body: ({ name, url, source, every, frees }) => ({
      name,
      ...(url.trim() && { url: url.trim() }),
      source: sourceOf(source),
      every_minutes: EVERY_MINUTES.find((each) => String(each) === every) ?? 15,
      frees_by_self: frees === 'true',
    }),
  })
  const frees = (['true', 'false'] as const).map((value) => ({ value, label: say(`feeds.frees.${value}`) }))
  return (
    <EditorForm title={say('feeds.change')} form={form} onSave={() => form.send({ id: feed.id })} onClose={onClose}>
      <TextField form={form} name="name" label={say('feeds.name')} />
      <TextField
        form={form}
        name="url"
        label={say('feeds.url')}
        placeholder="https://…ics"
        help={say('feeds.url-change-help', { address: feed.address })}
      />
      <SelectField form={form} name="source" label={say('feeds.source')} options={sourceOptions()} />
      <SelectField form={form} name="every" label={say('feeds.every')} options={everyOptions()} />
      <SelectField form={form} name="frees" label={say('feeds.frees')} options={frees} />
    </EditorForm>
  )
}

/** Removes a calendar; what it closed stays closed unless somebody opens it. */
export const RemoveFeed = ({ feed, onClose }: { feed: FeedView; onClose: () => void }) => {
  const [nights, setNights] = useState<'keep' | 'free'>('keep')
  const { send, sending } = useWrite(deleteFeed, onClose, say('feeds.removed'))
  return (
    <Modal
      title={say('feeds.remove-title', { name: feed.name })}
      onClose={onClose}
      onSubmit={() => send({ body: { villa_id: feed.villaId, feed_id: feed.id, nights } })}
      foot={<DialogFoot danger icon={Trash2} word={say('feeds.remove')} sending={sending} onClose={onClose} />}
    >
      <fieldset className="stack stack--s">
        <legend>{say('feeds.remove-nights', { n: feed.nights })}</legend>
        {(['keep', 'free'] as const).map((each) => (
          <label key={each} className={check.check}>
            <input type="radio" name="nights" checked={nights === each} onChange={() => setNights(each)} />
            {say(`feeds.remove-${each}`)}
          </label>
        ))}
      </fieldset>
    </Modal>
  )
}
