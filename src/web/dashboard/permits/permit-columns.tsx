import type { PermitRow } from '../../../features/villas/permits/permits.contract.ts'
import { formatDay } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { actsColumn, linesColumn } from '../kit/list/row/columns.tsx'
import { Lines } from '../kit/list/row/lines.tsx'
import { permitOf } from '../places.ts'
import { agoText } from './ago-text.ts'
import { Reasons } from './reasons.tsx'
import { RowVerdict } from './row-verdict.tsx'

export const permitColumns = (now: Date): Column<PermitRow>[] => [
  linesColumn(
    'villa',
    say('reservation.villa'),
    ({ id, villa, code, town, active }) => ({
      ...{ to: permitOf(id), children: villa, below: `${code} · ${active ? town : say('villas.inactive')}` },
    }),
    { phone: 'head' },
  ),
  linesColumn(
    'number',
    say('permits.number'),
    ({ number, kind }) => ({ children: number ?? '–', below: kind && say(`permit.kind.${kind}`) }),
    {
      phone: 'end',
      phoneCell: ({ number, checkedAt }) => <Lines below={number && agoText(checkedAt, now)}>{number}</Lines>,
    },
  ),
  {
    key: 'why',
    lesser: 0,
    head: say('permits.why'),
    width: 'fills',
    phone: 'line',
    cell: ({ reasons }) => <Reasons reasons={reasons} />,
  },
  {
    key: 'checked',
    head: say('permits.checked'),
    cell: ({ checkedAt, checkedBy, number }) =>
      number && (
        <Lines plain below={checkedBy}>
          {agoText(checkedAt, now)}
        </Lines>
      ),
  },
  {
    key: 'until',
    head: say('permits.until'),
    className: 'num',
    cell: ({ validUntil, number }) => number && (validUntil ? formatDay(validUntil, 'tr') : say('permits.endless')),
  },
  actsColumn((row) => <RowVerdict row={row} />, 'foot'),
]
