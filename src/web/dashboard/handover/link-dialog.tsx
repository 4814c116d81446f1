import { Link2, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { makeLink } from '../../../features/handover/handover.contract.ts'
import { MOST_DAYS } from '../../../features/handover/handover.shape.ts'
import { addDays, type Day } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { Button, ButtonLink } from '../kit/button/button.tsx'
import { CopyButton } from '../kit/button/copy-button.tsx'
import { TagsField } from '../kit/fields/choice/tags-field.tsx'
import { DayField } from '../kit/fields/day/day-field.tsx'
import { Field } from '../kit/fields/field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { ConflictNote } from '../kit/form/conflict-note.tsx'
import { Modal, ModalActs } from '../kit/form/modal.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { DialogFoot } from '../reservations/dialogs/dialog-foot.tsx'

type Town = { id: number; name: string }
type Props = { day: Day; towns: Town[]; onClose: () => void; onMade: () => void }
type Typed = { carrier: string; fromDay: Day | ''; toDay: Day | ''; townIds: number[] }

/** Makes a link of the day’s list; it is told once. */
export const LinkDialog = ({ day, towns, onClose, onMade }: Props) => {
  const [made, setMade] = useState<{ url: string; carrier: string; from: Day | '' }>()
  const first: Typed = { carrier: '', fromDay: day, toDay: day, townIds: [] }
  const form = useForm(makeLink, first, {
    done: ({ content: { token } }) => {
      setMade({ url: `${location.origin}/handover?token=${token}`, carrier: typed.carrier, from: typed.fromDay })
      onMade()
    },
    alsoWrong: ({ fromDay, toDay }) => ({
      toDay:
        fromDay !== '' &&
        toDay !== '' &&
        (toDay < fromDay || toDay >= addDays(fromDay, MOST_DAYS)) &&
        say('handover.to-bad'),
    }),
  })
  const { typed } = form
  if (made) return <Made {...made} onClose={onClose} />
  return (
    <Modal
      title={say('handover.link-title')}
      onClose={onClose}
      onSubmit={() => form.send()}
      form={form}
      foot={<DialogFoot icon={Link2} word={say('handover.make')} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <p className="t2 sm">{say('handover.link-help')}</p>
      <TextField form={form} name="carrier" label={say('handover.carrier')} />
      <DayField
        label={say('handover.from')}
        value={typed.fromDay}
        onChange={(next) => form.set('fromDay', next)}
        error={form.fault('fromDay')}
      />
      <DayField
        label={say('handover.to')}
        value={typed.toDay}
        min={typed.fromDay}
        onChange={(next) => form.set('toDay', next)}
        error={form.fault('toDay')}
      />
      <Field label={say('handover.towns')}>
        {(wired) => (
          <TagsField
            wired={wired}
            label={say('handover.towns')}
            placeholder={say('handover.towns-all')}
            none={say('handover.towns-none')}
            choices={towns.map(({ id, name }) => ({ value: String(id), label: name }))}
            values={typed.townIds.map(String)}
            onChange={(values) => form.set('townIds', values.map(Number))}
          />
        )}
      </Field>
    </Modal>
  )
}

const Made = ({
  url,
  carrier,
  from,
  onClose,
}: {
  url: string
  carrier: string
  from: Day | ''
  onClose: () => void
}) => {
  const text = say('handover.message', { carrier, from: from && formatDay(from, 'tr'), url })
  return (
    <Modal
      title={say('handover.made')}
      onClose={onClose}
      foot={
        <ModalActs>
          <Button onClick={onClose}>{say('act.close')}</Button>
          <ButtonLink
            look="main"
            icon={MessageCircle}
            to={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
          >
            {say('handover.send')}
          </ButtonLink>
        </ModalActs>
      }
    >
      <p className="t2">{say('handover.made-text')}</p>
      <p className="row gap4">
        <code>{url}</code>
        <CopyButton text={url} />
      </p>
    </Modal>
  )
}
