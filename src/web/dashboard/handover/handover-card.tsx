import { Camera, KeyRound, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { openPhoto, type StayPhoto, type StayTask, tasksOfStay } from '../../../features/handover/handover.contract.ts'
import { MOMENTS } from '../../../features/handover/handover.shape.ts'
import type { AdminReservation } from '../../../features/reservations/reservations-admin.contract.ts'
import { formatDay, formatInstant } from '../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { Card, CardBody } from '../kit/page/card.tsx'
import { Failed, Skeleton } from '../kit/page/states.tsx'
import style from './handover.module.css'
import { type TaskAsked, TaskDialog } from './task-dialog.tsx'
import { TaskRow } from './task-row.tsx'

type Known = { tasks: StayTask[]; photos: StayPhoto[] }

/** What is to be done around a stay, and the house as it was handed over and taken back. */
export const HandoverCard = ({ reservation }: { reservation: AdminReservation }) => {
  const { id, code, checkIn } = reservation
  const [known, setKnown] = useState<Known | 'failed'>()
  const [edited, setEdited] = useState<TaskAsked>()
  const load = () =>
    outcomeOf(staffApi(tasksOfStay, { params: { id } })).then((outcome) =>
      setKnown(outcome.kind === 'ready' ? outcome.value.content : 'failed'),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with its reservation
  useEffect(() => void load(), [reservation])
  const added = { reservationId: id, kind: 'OTHER', day: checkIn, code, villa: reservation.villa } as const
  return (
    <Card
      clip
      title={say('handover.card')}
      icon={KeyRound}
      acts={
        <Button size="small" icon={Plus} onClick={() => setEdited(added)}>
          {say('handover.add-task')}
        </Button>
      }
    >
      {known === 'failed' && <Failed onRetry={load} />}
      {known === undefined && <Skeleton rows={3} />}
      {typeof known === 'object' && (
        <>
          <ul className={style.list}>
            {known.tasks.map((task) => (
              <TaskRow
                key={`${task.kind}${task.id}`}
                task={task}
                where={formatDay(task.day, 'tr')}
                onEdit={() => setEdited(task)}
                onTicked={load}
              />
            ))}
          </ul>
          {known.photos.length > 0 && <Photos photos={known.photos} />}
        </>
      )}
      {edited && (
        <TaskDialog
          task={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            void load()
          }}
        />
      )}
    </Card>
  )
}

/** Pictures are fetched when somebody wants to see them: in and out beside each other. */
const Photos = ({ photos }: { photos: StayPhoto[] }) => {
  const [shown, setShown] = useState<Map<number, string>>()
  const [failed, setFailed] = useState(false)
  const show = async () => {
    const opened = await outcomeOf(Promise.all(photos.map(({ id }) => staffApi(openPhoto, { params: { id } }))))
    setFailed(opened.kind === 'failed')
    if (opened.kind === 'ready')
      setShown(
        new Map(
          opened.value.map(({ content: { type, data } }, at) => [photos[at]?.id ?? 0, `data:${type};base64,${data}`]),
        ),
      )
  }
  if (failed) return <Failed onRetry={() => void show()} />
  if (!shown)
    return (
      <CardBody>
        <Button size="small" icon={Camera} onClick={() => void show()}>
          {say('handover.show-photos', { n: photos.length })}
        </Button>
      </CardBody>
    )
  return (
    <CardBody>
      <div className={style.pair}>
        {MOMENTS.map((moment) => (
          <div key={moment} className={style.moment}>
            <b>{say(moment === 'IN' ? 'handover.in' : 'handover.out')}</b>
            {photos
              .filter((each) => each.moment === moment)
              .map(({ id, by, at }) => (
                <figure key={id}>
                  <img src={shown.get(id)} alt={say('handover.photos')} />
                  <figcaption className="t3 sm">
                    {say('handover.photo-by', { who: recordWord('who', by), at: formatInstant(at, 'tr') })}
                  </figcaption>
                </figure>
              ))}
          </div>
        ))}
      </div>
    </CardBody>
  )
}
