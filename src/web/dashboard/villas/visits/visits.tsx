import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { deleteVisit, listVisits, type Visit } from '../../../../features/villas/visits/visits.contract.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryOf } from '../../audit/history-of.tsx'
import { AddButton } from '../../kit/button/add-button.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { type Column, ListTable } from '../../kit/list/list-table.tsx'
import { actsColumn, column, noteColumn } from '../../kit/list/row/columns.tsx'
import { RowCard } from '../../kit/list/row/row-card.tsx'
import { useEdited } from '../../kit/list/row/use-edited.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Crumb, PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { adminOnly } from '../../staff.ts'
import { VillaTabs } from '../villa-tabs.tsx'
import type { Route } from './+types/visits'
import { VisitEditor } from './visit-editor.tsx'

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
        acts={known && <AddButton word={say('visits.new')} onAdd={() => setAdding(true)} />}
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

const nameOf = ({ day, visitor }: Visit): string => `${formatDay(day, 'tr')}, ${visitor}`

const List = ({ visits }: { visits: Visit[] }) => {
  const { acts, list } = useEdited<Visit>(deleteVisit, nameOf, { only: true })
  const rows = visits.filter(({ id }) => !list.leaving.includes(id))
  if (rows.length === 0)
    return (
      <Card title={say('visits.title')}>
        <CardBody>
          <p className="t2">{say('visits.none')}</p>
        </CardBody>
      </Card>
    )
  const columns = [...COLUMNS, actsColumn(acts)]
  return (
    <Card title={say('visits.title')} count={rows.length} clip>
      <ListTable
        label={say('visits.title')}
        rows={rows}
        columns={columns}
        card={(row) => <RowCard row={row} columns={columns} />}
      />
    </Card>
  )
}

const narrow = { width: 'narrow', phone: 'head' } as const
const COLUMNS: Column<Visit>[] = [
  column('day', say('visits.day'), ({ day }) => formatDay(day, 'tr'), { className: 'num', ...narrow }),
  column('visitor', say('visits.visitor'), ({ visitor }) => <b>{visitor}</b>, narrow),
  noteColumn('note', say('visits.seen'), ({ note }) => note.tr),
]
