import { CircleAlert, CircleCheck, CircleMinus, FileCode2, FileDown, FolderArchive, Sheet } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import {
  type BtransReport,
  type BtransRowView,
  getBtrans,
} from '../../../../features/reports/btrans/btrans.contract.ts'
import { BASES } from '../../../../features/reports/btrans/btrans.shape.ts'
import { allAdminVillas } from '../../../../features/villas/villas.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import input from '../../kit/fields/input.module.css'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { queryFrom } from '../../kit/list/address/query-from.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { type Column, RowEnd } from '../../kit/list/list-table.tsx'
import { Badge, Tag } from '../../kit/page/tag.tsx'
import { adminOnly } from '../../staff.ts'
import { stayText } from '../../stay-text.ts'
import { ReportFilter } from '../report-filter.tsx'
import style from '../reports.module.css'
import type { Route } from './+types/btrans'
import { BtransDrawer } from './btrans-form.tsx'
import { MonthNotes } from './month-notes.tsx'
import { saveBtrans, saveLacks } from './save-btrans.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('state')
  const asked = staffApi(getBtrans, { query: queryFrom(getBtrans, searchParams) }).then(({ content: report }) => {
    const rows = report.rows.filter((row) => !state || row.state === state)
    return { report, content: rows, total: rows.length, skip: 0, take: rows.length }
  })
  return { list: outcomeOf(asked), villas: outcomeOf(staffApi(allAdminVillas).then(({ content }) => content)) }
}

/** The month for GİB: what is ready, what is missing and where it is mended, and the file. */
export default function Btrans({ loaderData }: Route.ComponentProps) {
  const { get, set } = useSearch()
  const [edits, setEdits] = useState<number>()
  const { outcome } = useOutcome(loaderData.list)
  const report = outcome?.kind === 'ready' ? outcome.value.report : undefined
  const fix = (row: BtransRowView) => (
    <RowEnd>
      <Button size="small" onClick={() => setEdits(row.villaId)}>
        {say(row.missing.length ? 'btrans.fix' : 'btrans.edit')}
      </Button>
    </RowEnd>
  )
  return (
    <>
      <ListPage
        title={say('menu.btrans')}
        asked={loaderData.list}
        whole
        actions={report && <Acts report={report} />}
        filter={
          <>
            <ReportFilter month={report?.month} villas={loaderData.villas} />
            <select
              className={`${input.select} ${style.choice}`}
              aria-label={say('btrans.basis')}
              value={get('basis') || 'approved'}
              onChange={({ target }) => set({ basis: target.value })}
            >
              {BASES.map((basis) => (
                <option key={basis} value={basis}>
                  {say(`btrans.basis.${basis}`)}
                </option>
              ))}
            </select>
          </>
        }
        tabs={() => report && <MonthNotes report={report} />}
        columns={[
          ...COLUMNS,
          { key: 'acts', head: <span className="sr">{say('act.all')}</span>, right: true, cell: fix },
        ]}
        muted={({ state }) => state === 'off'}
        card={(row) => (
          <div className={style.card}>
            <div className={style.line}>
              <Code row={row} />
              <State state={row.state} />
            </div>
            <span>
              <b>{row.villa}</b> <span className="t2">{row.owner}</span>
            </span>
            <span className="t2 num">
              {stayText(row.checkIn, row.checkOut)} · {formatMoney(row.total, 'TL', 'tr')}
            </span>
            <Lacks row={row} />
            {fix(row)}
          </div>
        )}
        empty={{ title: say('btrans.none'), text: say('btrans.none-text') }}
      />
      <p className="t3 sm">{say('btrans.zeros')}</p>
      {edits && <BtransDrawer villaId={edits} onClose={() => setEdits(undefined)} />}
    </>
  )
}

const Acts = ({ report }: { report: BtransReport }) => {
  const { revalidate } = useRevalidator()
  const ready = report.agency.missing.length === 0 && report.rows.some(({ state }) => state === 'ready')
  const save = async (as: 'xml' | 'zip' | 'excel') => {
    if (await saveBtrans(report, as)) await revalidate()
  }
  return (
    <>
      {report.rows.some(({ state }) => state === 'missing') && (
        <Button icon={FileDown} onClick={() => saveLacks(report)}>
          {say('btrans.lacks')}
        </Button>
      )}
      <Button icon={Sheet} disabled={!ready} onClick={() => save('excel')}>
        {say('btrans.excel')}
      </Button>
      <Button icon={FolderArchive} disabled={!ready} onClick={() => save('zip')}>
        {say('btrans.zip')}
      </Button>
      <Button look="main" icon={FileCode2} disabled={!ready} onClick={() => save('xml')}>
        {say('btrans.xml')}
      </Button>
    </>
  )
}

const STATES = {
  ready: { tone: 'k-ok', icon: CircleCheck },
  missing: { tone: 'k-bad', icon: CircleAlert },
  off: { tone: 'k-mute', icon: CircleMinus },
} as const

const State = ({ state }: Pick<BtransRowView, 'state'>) => (
  <Badge {...STATES[state]}>{say(`btrans.row.${state}`)}</Badge>
)

const Code = ({ row: { id, code } }: { row: BtransRowView }) => (
  <Link className="num b" to={`/dashboard/reservations/${id}`}>
    {code}
  </Link>
)

const Lacks = ({ row: { missing } }: { row: BtransRowView }) => (
  <span className={style.fields}>
    {missing.map((each) => (
      <Tag key={each} tone="k-bad" icon={CircleAlert} iconSize="xs">
        {say(`btrans.lack.${each}`)}
      </Tag>
    ))}
  </span>
)

const COLUMNS: Column<BtransRowView>[] = [
  { key: 'state', head: say('btrans.status'), width: 'narrow', cell: ({ state }) => <State state={state} /> },
  { key: 'code', head: say('btrans.code'), width: 'narrow', cell: (row) => <Code row={row} /> },
  { key: 'villa', lesser: 0, head: say('btrans.villa'), className: 'b', cell: ({ villa }) => villa },
  { key: 'owner', head: say('btrans.owner'), cell: ({ owner }) => owner || '–' },
  { key: 'stay', head: say('btrans.stay'), className: 'num', cell: (row) => stayText(row.checkIn, row.checkOut) },
  {
    ...{ key: 'total', head: say('btrans.total'), right: true, className: 'num' },
    cell: ({ total }) => formatMoney(total, 'TL', 'tr'),
  },
  {
    ...{ key: 'commission', head: say('btrans.commission'), right: true, className: 'num' },
    cell: ({ commission }) => formatMoney(commission, 'TL', 'tr'),
  },
  { key: 'lacks', lesser: 0, head: say('btrans.fields'), cell: (row) => <Lacks row={row} /> },
]
