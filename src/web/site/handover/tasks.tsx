import { Check, Undo2 } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import type { StayTask } from '../../../features/handover/handover.contract.ts'
import { useSay } from '../../words/use-say.ts'
import { Button } from '../kit/button/button.tsx'
import style from './handover.module.css'

type Props = { tasks: StayTask[]; open: boolean; busy: boolean }

/** What is to be done on the day, ticked with one press. */
export const Tasks = ({ tasks, open, busy }: Props) => {
  const say = useSay()
  const { search } = useLocation()
  if (!tasks.length) return <p>{say('handover.noTasks')}</p>
  return (
    <div className={style.stay}>
      <ul className={style.tasks}>
        {tasks.map(({ id, reservationId, kind, villa, note, assignee, doneAt, doneBy }) => (
          <li key={`${reservationId}${kind}${id}`} className={style.task}>
            <span>
              <b>{kind === 'OTHER' ? note : say(`handover.${kind}`)}</b>
              <br />
              <span className="small">
                {[villa, doneAt ? say('handover.done', { who: doneBy }) : assignee, kind === 'OTHER' ? '' : note]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {open && (
              <Form method="post" action={search} preventScrollReset>
                <input type="hidden" name="id" value={reservationId} />
                <input type="hidden" name="kind" value={kind} />
                <input type="hidden" name="task" value={id ?? ''} />
                <input type="hidden" name="done" value={doneAt ? 'no' : 'yes'} />
                <Button type="submit" look={doneAt ? 'text' : 'line'} size="small" disabled={busy}>
                  {doneAt ? <Undo2 className="i" aria-hidden /> : <Check className="i" aria-hidden />}
                  {say(doneAt ? 'handover.undo' : 'handover.do')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
