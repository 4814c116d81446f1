import { History } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type AuditRow, listAudit } from '../../../features/audit/audit.contract.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { Card, CardBody } from '../kit/page/card.tsx'
import { Skeleton } from '../kit/page/states.tsx'
import { useMay } from '../staff.ts'
import style from './audit.module.css'
import { deedOf } from './audit-text.ts'
import { ChangeLines } from './change-lines.tsx'

const SHOWN = 5

type Of = { of: string; record: number } | { villaId: number }

/** The last changes of one record, or of all that belongs to a villa, with the way to all of them. */
export const HistoryOf = (props: Of) => (useMay('users') ? <Last {...props} /> : null)

const Last = (props: Of) => {
  const query = 'villaId' in props ? `villa_id=${props.villaId}` : `of=${props.of}&record=${props.record}`
  const asked = useMemo(() => {
    const about = Object.fromEntries(new URLSearchParams(query))
    return outcomeOf(staffApi(listAudit, { query: { ...about, take: SHOWN } }))
  }, [query])
  const { outcome } = useOutcome(asked)
  const rows = outcome?.kind === 'ready' ? outcome.value.content : undefined
  if (rows?.length === 0) return null
  return (
    <Card
      title={say('audit.history')}
      icon={History}
      acts={<Link to={`/dashboard/audit?${query}`}>{say('audit.whole-history')}</Link>}
    >
      <CardBody>
        {outcome?.kind === 'failed' && <p className="t3">{say('list.failed')}</p>}
        {!outcome && <Skeleton rows={3} />}
        {rows?.map((row) => (
          <Entry key={row.id} row={row} />
        ))}
      </CardBody>
    </Card>
  )
}

const Entry = ({ row }: { row: AuditRow }) => (
  <div className={style.entry}>
    <span>
      <b>{deedOf(row)}</b>{' '}
      <span className="t3 sm">
        {row.who} · {formatInstant(row.at, 'tr')}
      </span>
    </span>
    <ChangeLines row={row} most={3} />
  </div>
)
