import { ArrowRight } from 'lucide-react'
import type { AuditRow } from '../../../features/audit/audit.contract.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import style from './audit.module.css'
import { auditValue } from './audit-value.ts'

/** Says nothing to a person beside the record itself. */
const PLAIN: ReadonlySet<string> = new Set(['id', 'created_at', 'position', 'once_key', 'provider_id'])

/** What changed, field by field; `most` of them, then how many more there are. */
export const ChangeLines = ({ row: { change, what }, most }: { row: AuditRow; most?: number }) => {
  const fields = Object.entries(change).filter(([column]) => what === 'changed' || !PLAIN.has(column))
  const shown = fields.slice(0, most ?? fields.length)
  return (
    <span className={style.lines}>
      {shown.map(([column, [was, becomes]]) => (
        <span key={column} className={style.line}>
          <span className="t3">{recordWord('audit-field', column)}</span>
          {what !== 'created' && <span className={what === 'changed' ? style.was : ''}>{auditValue(column, was)}</span>}
          {what === 'changed' && <ArrowRight className="i i--xs t3" aria-hidden />}
          {what !== 'deleted' && <b>{auditValue(column, becomes)}</b>}
        </span>
      ))}
      {fields.length > shown.length && (
        <span className="t3 sm">{say('audit.more', { n: fields.length - shown.length })}</span>
      )}
    </span>
  )
}
