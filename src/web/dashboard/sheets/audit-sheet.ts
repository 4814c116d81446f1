import { listAudit } from '../../../features/audit/audit.contract.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { deedOf, nameOf } from '../audit/audit-text.ts'
import { auditValue } from '../audit/audit-value.ts'
import { listSheet } from './list-sheet.ts'

/** What people of the agency changed as a spreadsheet. */
export const auditSheet = listSheet(
  listAudit,
  'islem-gecmisi',
  [
    { key: 'when', head: say('audit.when'), kind: 'text', width: 20 },
    { key: 'who', head: say('audit.who'), kind: 'text', width: 22 },
    { key: 'deed', head: say('audit.kind'), kind: 'text', width: 26 },
    { key: 'name', head: say('audit.record'), kind: 'text', width: 28 },
    { key: 'changes', head: say('audit.change'), kind: 'text', width: 80 },
    { key: 'ip', head: say('audit.from'), kind: 'text', width: 18 },
  ],
  (row) => ({
    ...row,
    when: formatInstant(row.at, 'tr'),
    deed: deedOf(row),
    name: nameOf(row),
    changes: Object.entries(row.change)
      .map(([column, [was, becomes]]) => {
        const field = recordWord('audit-field', column)
        return `${field}: ${[was, becomes].map((value) => auditValue(column, value)).join(' → ')}`
      })
      .join('\n'),
  }),
)
