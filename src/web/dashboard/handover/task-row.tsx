import { changeTask, type StayTask, writeTask } from '../../../features/handover/handover.contract.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { useWrite } from '../kit/form/use-write.ts'
import style from './handover.module.css'

type Props = { task: StayTask; where: string; onEdit: () => void; onTicked: () => void }

/** Something to be done, ticked with one press; its name opens who does it and when. */
export const TaskRow = ({ task, where, onEdit, onTicked }: Props) => {
  const { id, reservationId, kind, day, assignee, note, doneAt, doneBy } = task
  const usual = useWrite(writeTask, onTicked)
  const other = useWrite(changeTask, onTicked)
  const tick = (done: boolean) => {
    const body = { day, assignee, note, done }
    if (kind !== 'OTHER') return usual.send({ params: { id: reservationId, kind }, body })
    return other.send({ params: { id: id ?? 0 }, body })
  }
  const name = kind === 'OTHER' ? note : say(`handover.kind.${kind}`)
  const who = doneAt
    ? say('handover.done-by', { who: recordWord('who', doneBy), at: formatInstant(doneAt, 'tr') })
    : assignee || say('handover.nobody')
  return (
    <li className={`${style.task} ${doneAt ? style.isDone : ''}`}>
      <input
        type="checkbox"
        checked={doneAt !== null}
        disabled={usual.sending || other.sending}
        aria-label={`${name}, ${where}`}
        onChange={({ target }) => void tick(target.checked)}
      />
      <button type="button" className={style.name} onClick={onEdit}>
        <b>{name}</b>
        <span className="t2 sm">{[where, who, kind === 'OTHER' ? '' : note].filter(Boolean).join(' · ')}</span>
      </button>
    </li>
  )
}
