import type { AuditRow } from '../../../features/audit/audit.contract.ts'
import { recordWord, say } from '../../words/dashboard.ts'

/** 'Fotoğraf eklendi' */
export const deedOf = ({ of, what }: AuditRow): string => say(`audit.deed.${what}`, { of: recordWord('audit-of', of) })

/** What the row is called; of what has no name, its villa. */
export const nameOf = ({ name, villa, record }: AuditRow): string => name || villa || record
