import { NotebookPen, X } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { addNote, removeNote } from '../../../../features/reservations/desk/notes.contract.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import style from './money.module.css'

/** What staff tell each other about a reservation. */
export const NotesCard = ({ reservation: { id, notes } }: { reservation: AdminReservation }) => {
  const { revalidate } = useRevalidator()
  const form = useForm(
    addNote,
    { text: '' },
    {
      done: () => void revalidate(),
      next: () => ({ text: '' }),
      draft: `draft.note.${id}`,
    },
  )
  const { send } = useWrite(removeNote, () => void revalidate())
  return (
    <Card title={say('notes.title')} icon={NotebookPen} note={say('notes.note')}>
      <CardBody>
        {notes.map((note) => (
          <div key={note.id} className={style.note}>
            <p className="grow">
              {note.text}
              <span className="t3 sm db num">
                {recordWord('who', note.who)}, {formatInstant(note.at, 'tr')}
              </span>
            </p>
            <IconButton icon={X} label={say('notes.remove')} onClick={() => send({ params: { id: note.id } })} />
          </div>
        ))}
        <form
          className="stack stack--s"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.send({ id })
          }}
        >
          <TextField form={form} name="text" rows={2} label={say('notes.new')} />
          <Button type="submit" size="small" busy={form.sending} disabled={form.sending}>
            {say('notes.add')}
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}
