import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { deleteVisit, listVisits, type Visit } from '../../../../features/villas/visits/visits.contract.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryOf } from '../../audit/history-of.tsx'
import { Button } from '../../kit/button/button.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { type Column, ListTable } from '../../kit/list/list-table.tsx'
import { RowActs } from '../../kit/list/row-acts.tsx'
import { useRemoval } from '../../kit/list/use-removal.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Crumb, PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { adminOnly } from '../../staff.ts'
import { VillaTabs } from '../villa-tabs.tsx'
import type { Route } from './+types/visits'
import { VisitEditor } from './visit-editor.tsx'
import style from './visits.module.css'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const asked = staffApi(listVisits, { params: { villa_id: Number(params.id) } })
  return { known: outcomeOf(asked.then(({ content }) => content)) }
}

/** When somebody of the agency looked at a villa, who it was and at what: guests see the last time. */
export default function Visits({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  const known = outcome?.kind === 'ready' ? outcome.value : undefined
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Crumb to="/dashboard/villas" from={say('menu.villas')}>
        {known?.villa.name ?? say('visits.tab')}
      </Crumb>
      <PageHead
        title={known?.villa.name ?? say('visits.tab')}
        note={say('visits.note')}
        acts={
          known && (
            <Button look="main" icon={Plus} onClick={() => setAdding(true)}>
              {say('visits.new')}
            </Button>
          )
        }
      />
      {known && <VillaTabs villaId={known.villa.id} />}
      {known ? (
        <div className="stack stack--l">
          <List visits={known.visits} />
          <HistoryOf villaId={known.villa.id} group="villas" />
        </div>
      ) : (
        <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={6} />}</Card>
      )}
      {known && adding && <VisitEditor villaId={known.villa.id} onClose={() => setAdding(false)} />}
    </>
  )
}

const List = ({ visits }: { visits: Visit[] }) => {
  const nameOf = ({ day, visitor }: Visit) => `${formatDay(day, 'tr')}, ${visitor}`
  const { leaving, remove } = useRemoval(deleteVisit, (row: Visit) => say('visits.deleted', { visit: nameOf(row) }))
  const rows = visits.filter(({ id }) => !leaving.includes(id))
  const acts = (row: Visit) => <RowActs name={nameOf(row)} remove={() => remove(row)} />
  if (rows.length === 0)
    return (
      <Card title={say('visits.title')}>
        <CardBody>
          <p className="t2">{say('visits.none')}</p>
        </CardBody>
      </Card>
    )
  return (
    <Card title={say('visits.title')} count={rows.length} clip>
      <ListTable
        label={say('visits.title')}
        rows={rows}
        columns={[...COLUMNS, { key: 'acts', head: ACTS, right: true, width: 'narrow', cell: acts }]}
        card={(row) => (
          <div className={style.card}>
            <span className="grow">
              <b>{nameOf(row)}</b>
              <span className="t2">{row.note.tr}</span>
            </span>
            {acts(row)}
          </div>
        )}
      />
    </Card>
  )
}

const ACTS = <span className="sr">{say('act.all')}</span>
const COLUMNS: Column<Visit>[] = [
  { key: 'day', head: say('visits.day'), className: 'num', width: 'narrow', cell: ({ day }) => formatDay(day, 'tr') },
  { key: 'visitor', head: say('visits.visitor'), width: 'narrow', cell: ({ visitor }) => <b>{visitor}</b> },
  { key: 'note', head: say('visits.seen'), width: 'fills', cell: ({ note }) => note.tr },
]
