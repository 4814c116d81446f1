import type { AuditRow } from '../../../features/audit/audit.contract.ts'
import { recordWord, say } from '../../words/dashboard.ts'

/** 'Fotoğraf: Ekledi' */
export const deedOf = ({ of, what }: AuditRow): string => `${recordWord('audit-of', of)}: ${say(`audit.kind.${what}`)}`

/** What the row is called; of what has no name, its villa. */
export const nameOf = ({ name, villa, record }: AuditRow): string => name || villa || record
