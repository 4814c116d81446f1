import { Link2, X } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  type DeskDay,
  deskDay,
  endLink,
  type HandoverLink,
  listLinks,
  type StayTask,
} from '../../../features/handover/handover.contract.ts'
import { nobodyDoes } from '../../../features/handover/tasks.ts'
import { selectTowns } from '../../../features/places/desk/towns.contract.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { IconButton } from '../kit/button/icon-button.tsx'
import { BareDayField } from '../kit/fields/day/day-field.tsx'
import input from '../kit/fields/input.module.css'
import { Switch } from '../kit/fields/switch.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { useWrite } from '../kit/form/use-write.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { Card, CardBody } from '../kit/page/card.tsx'
import { PageHead } from '../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../kit/page/states.tsx'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/handover'
import style from './handover.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { StayRow } from './stay-row.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { TaskRow } from './task-row.tsx'

type Town = { id: number; name: string }
type Known = DeskDay & { links: HandoverLink[]; towns: Town[] }

const read = async (search: URLSearchParams): Promise<Known> => {
  const query = { day: search.get('day') || undefined, town_id: Number(search.get('town')) || undefined }
  const [day, links, towns] = await Promise.all([
    staffApi(deskDay, { query }),
    staffApi(listLinks),
    staffApi(selectTowns),
  ])
  return { ...day.content, links: links.content, towns: towns.content }
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { known: outcomeOf(read(new URL(request.url).searchParams)) }
}

/** A day of the handing over: who comes, who leaves, what is to be done; and the links with which greeters see it. */
export default function Handover({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  const { get, set } = useSearch()
  const [linking, setLinking] = useState(false)
  const day = get('day') || dayInIstanbul(new Date())
  const known = outcome?.kind === 'ready' ? outcome.value : undefined
  return (
    <>
      <PageHead
        title={say('handover.title')}
        acts={
          <>
            <TownFilter towns={known?.towns ?? []} />
            <BareDayField label={say('handover.day')} value={day} onChange={(next) => set({ day: next })} />
            <Button look="main" icon={Link2} disabled={!known} onClick={() => setLinking(true)}>
              {say('handover.link')}
            </Button>
          </>
        }
      />
      {known ? <Shown {...known} /> : <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={6} />}</Card>}
      {linking && known && (
        <LinkDialog day={day} towns={known.towns} onClose={() => setLinking(false)} onMade={revalidate} />
      )}
    </>
  )
}

const TownFilter = ({ towns }: { towns: Town[] }) => {
  const { get, set } = useSearch()
  return (
    <select
      className={`${input.select} ${style.town}`}
      aria-label={say('handover.towns')}
      value={get('town')}
      onChange={({ target }) => set({ town: target.value })}
    >
      <option value="">{say('handover.town')}</option>
      {towns.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

const Shown = ({ stays, tasks: all, links }: Known) => {
  const { get, set } = useSearch()
  const free = get('tasks') === 'free'
  const tasks = free ? all.filter(nobodyDoes) : all
  const [edited, setEdited] = useState<StayTask>()
  const { revalidate } = useRevalidator()
  return (
    <div className={style.screen}>
      <Card clip title={say('handover.stays')} count={stays.length}>
        {stays.length ? (
          <ul className={style.list}>
            {stays.map((stay) => (
              <StayRow key={`${stay.id}${stay.moment}`} stay={stay} />
            ))}
          </ul>
        ) : (
          <CardBody className="t3">{say('handover.no-stays')}</CardBody>
        )}
      </Card>
      <div className="stack">
        <Card
          clip
          title={say('handover.tasks')}
          count={tasks.filter(({ doneAt }) => !doneAt).length}
          acts={
            <Switch on={free} onChange={(on) => set({ tasks: on ? 'free' : '' })} label={say('handover.only-free')} />
          }
        >
          {tasks.length ? (
            <ul className={style.list}>
              {tasks.map((task) => (
                <TaskRow
                  key={`${task.reservationId}${task.kind}${task.id}`}
                  task={task}
                  where={task.villa}
                  onEdit={() => setEdited(task)}
                  onTicked={revalidate}
                />
              ))}
            </ul>
          ) : (
            <CardBody className="t3">{say('handover.no-tasks')}</CardBody>
          )}
        </Card>
        <LinksCard links={links} />
      </div>
      {edited && <TaskDialog task={edited} onClose={() => setEdited(undefined)} onSaved={() => setEdited(undefined)} />}
    </div>
  )
}

const LinksCard = ({ links }: { links: HandoverLink[] }) => {
  const { send, sending } = useWrite(endLink, undefined, say('handover.ended'))
  return (
    <Card clip title={say('handover.links')} icon={Link2} count={links.length}>
      {links.length ? (
        <ul className={style.list}>
          {links.map(({ id, carrier, fromDay, toDay, towns }) => (
            <li key={id} className={style.link}>
              <span className={style.what}>
                <b>{carrier}</b>
                <span className="t2 sm">
                  {say('handover.link-of', {
                    from: formatDay(fromDay, 'tr'),
                    to: formatDay(toDay, 'tr'),
                    towns: towns.join(', ') || say('handover.town'),
                  })}
                </span>
              </span>
              <IconButton
                icon={X}
                label={`${say('handover.end')}: ${carrier}`}
                disabled={sending}
                onClick={() => send({ params: { id } })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <CardBody className="t3">{say('handover.no-links')}</CardBody>
      )}
    </Card>
  )
}
