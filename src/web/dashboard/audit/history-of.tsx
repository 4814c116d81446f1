import { History } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { type AuditRow, listAudit } from '../../../features/audit/audit.contract.ts'
import type { AuditGroup } from '../../../features/audit/audited.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { useNear } from '../../ui/use-near.ts'
import { say } from '../../words/dashboard.ts'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { Card, CardBody } from '../kit/page/card.tsx'
import { Skeleton } from '../kit/page/states.tsx'
import style from './audit.module.css'
import { deedOf } from './audit-text.ts'
import { ChangeLines } from './change-lines.tsx'
import { useReadsLog } from './history-link.tsx'

const SHOWN = 5

type Of = { of: string; record: number } | { villaId: number; group?: AuditGroup }

/**
 * The last changes of one record, or of all that belongs to a villa, with the way to all of them. Read once somebody
 * comes near it; only for who may read the log.
 */
export const HistoryOf = (props: Of) => {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place, NEAR)
  const reads = useReadsLog()
  return reads && <div ref={place}>{near && <Last {...props} />}</div>
}

const NEAR = '400px'

const queryOf = (props: Of): string => {
  if ('of' in props) return `of=${props.of}&record=${props.record}`
  return `villa_id=${props.villaId}${props.group ? `&group=${props.group}` : ''}`
}

const Last = (props: Of) => {
  const query = queryOf(props)
  const asked = useMemo(() => {
    const about = Object.fromEntries(new URLSearchParams(query))
    return outcomeOf(staffApi(listAudit, { query: { ...about, take: SHOWN } }))
  }, [query])
  const { outcome } = useOutcome(asked)
  const rows = outcome?.kind === 'ready' ? outcome.value.content : undefined
  if (rows?.length === 0) return null
  return (
    <Card
      title={say('audit.last-changes')}
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
