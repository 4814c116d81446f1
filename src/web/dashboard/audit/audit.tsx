import { useState } from 'react'
import { AUDIT_KINDS, type AuditRow, listAudit } from '../../../features/audit/audit.contract.ts'
import { AUDIT_GROUPS } from '../../../features/audit/audited.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { Modal } from '../kit/form/modal.tsx'
import { listLoader } from '../kit/list/address/asked-rows.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { FilterChoice, FilterDays } from '../kit/list/filter-parts.tsx'
import { ListPage } from '../kit/list/list-page.tsx'
import type { Column } from '../kit/list/list-table.tsx'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/audit'
import style from './audit.module.css'
import { deedOf, nameOf } from './audit-text.ts'
import { ChangeLines } from './change-lines.tsx'

export const clientLoader = listLoader(listAudit, adminOnly)

/** Who changed what, when and from where; nobody changes it. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const [open, setOpen] = useState<AuditRow>()
  return (
    <>
      <ListPage
        title={say('menu.audit')}
        asked={loaderData.list}
        excel={listAudit}
        filter={
          <>
            <OnlyThis />
            <FilterDays />
            <FilterChoice
              name="group"
              label={say('audit.group')}
              options={AUDIT_GROUPS.map((value) => ({ value, label: say(`audit.group.${value}`) }))}
            />
            <FilterChoice
              name="what"
              label={say('audit.kind')}
              options={AUDIT_KINDS.map((value) => ({ value, label: say(`audit.kind.${value}`) }))}
            />
          </>
        }
        columns={COLUMNS}
        open={setOpen}
        card={(row) => (
          <button type="button" className={style.card} onClick={() => setOpen(row)}>
            <b>{titleOf(row)}</b>
            <span className="t3 sm">
              {row.who} · {formatInstant(row.at, 'tr')}
            </span>
            <ChangeLines row={row} most={2} />
          </button>
        )}
        empty={{ title: say('audit.none'), text: say('audit.none-text') }}
      />
      <p className="t3 sm">{say('audit.note')}</p>
      {open && <Entry row={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** Says that the address asks for one record, and leads out of it. */
const OnlyThis = () => {
  const { any } = useSearch()
  return any(['of', 'record', 'villa_id']) && <ButtonLink to="/dashboard/audit">{say('audit.everything')}</ButtonLink>
}

const titleOf = (row: AuditRow): string => `${nameOf(row)} · ${deedOf(row)}`

const COLUMNS: Column<AuditRow>[] = [
  {
    key: 'at',
    head: say('audit.when'),
    width: 'narrow',
    className: 'num t2',
    cell: ({ at }) => formatInstant(at, 'tr'),
  },
  { key: 'who', head: say('audit.who'), width: 'narrow', cell: ({ who }) => <b>{who}</b> },
  { key: 'what', head: say('audit.kind'), opens: true, cell: deedOf },
  {
    key: 'record',
    head: say('audit.record'),
    cell: (row) => (
      <>
        {nameOf(row)}
        {row.villa && row.name && row.villa !== row.name && <span className="t3 sm db">{row.villa}</span>}
      </>
    ),
  },
  { key: 'change', head: say('audit.change'), width: 'fills', cell: (row) => <ChangeLines row={row} most={2} /> },
  { key: 'from', head: say('audit.from'), width: 'narrow', className: 'num t3', cell: ({ ip }) => ip },
]

const Entry = ({ row, onClose }: { row: AuditRow; onClose: () => void }) => (
  <Modal as="drawer" title={titleOf(row)} onClose={onClose}>
    <p className="t2">
      {row.who} · <span className="num">{formatInstant(row.at, 'tr')}</span> · <span className="num">{row.ip}</span>
    </p>
    <ChangeLines row={row} />
  </Modal>
)
