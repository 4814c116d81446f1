import { Check } from 'lucide-react'
import { addTask, changeTask, type StayTask, writeTask } from '../../../features/handover/handover.contract.ts'
import type { Day } from '../../../kernel/day.ts'
import type { AnyEndpoint } from '../../../kernel/endpoint.ts'
import { say } from '../../words/dashboard.ts'
import { CheckField } from '../kit/fields/choice/check-field.tsx'
import { DayField } from '../kit/fields/day/day-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { ConflictNote } from '../kit/form/conflict-note.tsx'
import { Modal } from '../kit/form/modal.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { DialogFoot } from '../reservations/dialogs/dialog-foot.tsx'

/** A task there is, or a new one beside what every stay has. */
export type TaskAsked = StayTask | { reservationId: number; kind: 'OTHER'; day: Day; code: string; villa: string }

type Typed = { day: Day | ''; assignee: string; note: string; done: boolean }
type Props = { task: TaskAsked; onClose: () => void; onSaved: () => void }

/** The call that keeps it, and what it is addressed to. */
export const keeping = (task: TaskAsked): { call: AnyEndpoint; params: object } => {
  const { reservationId: id, kind } = task
  if (kind !== 'OTHER') return { call: writeTask, params: { id, kind } }
  return 'id' in task ? { call: changeTask, params: { id: task.id } } : { call: addTask, params: { id } }
}

/** Who does it, when, and whether it is done. */
export const TaskDialog = ({ task, onClose, onSaved }: Props) => {
  const { call, params } = keeping(task)
  const { assignee, note, doneAt } = 'id' in task ? task : { assignee: '', note: '', doneAt: null }
  const first: Typed = { day: task.day, assignee, note, done: doneAt !== null }
  const form = useForm<AnyEndpoint, Typed>(call, first, { done: onSaved })
  const isUsual = task.kind !== 'OTHER'
  return (
    <Modal
      title={`${say(`handover.kind.${task.kind}`)} · ${task.villa}`}
      onClose={onClose}
      onSubmit={() => form.send(params)}
      form={form}
      foot={<DialogFoot icon={Check} word={say('act.save')} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <TextField form={form} name="note" rows={2} label={say(isUsual ? 'handover.note' : 'handover.what')} />
      <TextField form={form} name="assignee" label={say('handover.assignee')} />
      <DayField
        label={say('handover.task-day')}
        value={form.typed.day}
        onChange={(next) => form.set('day', next)}
        error={form.fault('day')}
      />
      <CheckField form={form} name="done" label={say('handover.done')} />
    </Modal>
  )
}
