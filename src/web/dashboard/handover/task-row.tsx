import type { StayTask } from '../../../features/handover/handover.contract.ts'
import type { AnyEndpoint } from '../../../kernel/endpoint.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { useWrite } from '../kit/form/use-write.ts'
import style from './handover.module.css'
import { keeping } from './task-dialog.tsx'

type Props = { task: StayTask; where: string; onEdit: () => void; onTicked: () => void }

/** Something to be done, ticked with one press; its name opens who does it and when. */
export const TaskRow = ({ task, where, onEdit, onTicked }: Props) => {
  const { kind, day, assignee, note, doneAt, doneBy } = task
  const { call, params } = keeping(task)
  const { send, sending } = useWrite<AnyEndpoint>(call, onTicked)
  const name = kind === 'OTHER' ? note : say(`handover.kind.${kind}`)
  const who = doneAt
    ? say('handover.done-by', { who: recordWord('who', doneBy), at: formatInstant(doneAt, 'tr') })
    : assignee || say('handover.nobody')
  return (
    <li className={`${style.task} ${doneAt ? style.isDone : ''}`}>
      <input
        type="checkbox"
        checked={doneAt !== null}
        disabled={sending}
        aria-label={`${name}, ${where}`}
        onChange={({ target }) => void send({ params, body: { day, assignee, note, done: target.checked } })}
      />
      <button type="button" className={style.name} onClick={onEdit}>
        <b>{name}</b>
        <span className="t2 sm">{[where, who, kind === 'OTHER' ? '' : note].filter(Boolean).join(' · ')}</span>
      </button>
    </li>
  )
}
