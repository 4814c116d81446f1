import { CircleAlert, CircleCheck, Printer, Sheet, TriangleAlert } from 'lucide-react'
import { getMinistry, type MinistryRow } from '../../../../features/reports/ministry/ministry.contract.ts'
import { allAdminVillas } from '../../../../features/villas/villas.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { saveSheet } from '../../kit/excel/save-sheet.ts'
import type { SheetColumn } from '../../kit/excel/sheet.ts'
import { Switch } from '../../kit/fields/switch.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { queryFrom } from '../../kit/list/address/query-from.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { type Column, RowEnd } from '../../kit/list/list-table.tsx'
import { Note } from '../../kit/page/note.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import { adminOnly } from '../../staff.ts'
import { ReportFilter } from '../report-filter.tsx'
import style from '../reports.module.css'
import type { Route } from './+types/ministry'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const search = new URL(request.url).searchParams
  const flagged = search.get('flagged') === '1'
  const report = staffApi(getMinistry, { query: queryFrom(getMinistry, search) }).then(
    ({ content: { rows: all, ...report } }) => {
      const rows = all.filter(({ flags }) => !flagged || flags.length > 0)
      return { ...report, all, content: rows, total: rows.length, skip: 0, take: rows.length }
    },
  )
  return {
    list: outcomeOf(report),
    villas: outcomeOf(staffApi(allAdminVillas).then(({ content }) => content)),
  }
}

/** The eight columns as the Ministry names them. */
const SHEET: SheetColumn[] = (['agency', 'range', 'code', 'link', 'holder', 'address', 'number', 'fee'] as const).map(
  (key) => ({ key, head: say(`ministry.${key}`), kind: 'text', width: 24 }),
)

/** The monthly list of advertised homes for the Ministry, and what to mend before it goes out. */
export default function Ministry({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.list)
  const report = outcome?.kind === 'ready' ? outcome.value : undefined
  const rows = report?.all ?? []
  const { get, set } = useSearch()
  const listed = rows.filter((row) => row.listed)
  return (
    <ListPage
      title={say('menu.ministry')}
      asked={loaderData.list}
      whole
      actions={
        <>
          <Button icon={Printer} onClick={() => window.print()}>
            {say('ministry.print')}
          </Button>
          <Button
            look="main"
            icon={Sheet}
            disabled={listed.length === 0}
            onClick={() => report && saveSheet(report.file, SHEET, listed)}
          >
            {say('ministry.excel')}
          </Button>
        </>
      }
      filter={
        <>
          <ReportFilter month={report?.month} villas={loaderData.villas} />
          <Switch
            on={get('flagged') === '1'}
            onChange={(on) => set({ flagged: on ? '1' : '' })}
            label={say('ministry.only-flagged')}
          />
        </>
      }
      tabs={() => report && <Notes rows={rows} agency={`${report.agency} · ${report.range}`} />}
      columns={COLUMNS}
      muted={(row) => !row.listed}
      card={(row) => (
        <div className={style.card}>
          <div className={style.line}>
            <b>{row.villa}</b>
            <span className="num">{row.number || '–'}</span>
          </div>
          <span className="t2 sm">{row.holder}</span>
          <Flags row={row} />
          <Fix row={row} />
        </div>
      )}
      empty={{ title: say('ministry.none'), text: say('ministry.none-text') }}
    />
  )
}

const Notes = ({ rows, agency }: { rows: MinistryRow[]; agency: string }) => {
  const namesOf = (flag: MinistryRow['flags'][number]) =>
    rows.filter(({ flags }) => flags.includes(flag)).map(({ villa }) => villa)
  const [missing, doubled] = [namesOf('no-permit'), namesOf('doubled')]
  return (
    <>
      {missing.length > 0 && (
        <Note tone="k-bad" icon={CircleAlert}>
          {say('ministry.missing-note', { n: missing.length, villas: missing.join(', ') })}
        </Note>
      )}
      {doubled.length > 0 && (
        <Note tone="k-warn" icon={TriangleAlert}>
          {say('ministry.doubled-note', { villas: doubled.join(', ') })}
        </Note>
      )}
      <p className="t3 sm num">{agency}</p>
    </>
  )
}

const Flags = ({ row: { flags, alike } }: { row: MinistryRow }) => (
  <span className={style.fields}>
    {flags.length === 0 && (
      <Tag tone="k-ok" icon={CircleCheck}>
        {say('ministry.fine')}
      </Tag>
    )}
    {flags.map((flag) => (
      <Tag key={flag} tone={flag === 'no-permit' || flag === 'invalid' ? 'k-bad' : 'k-warn'} icon={TriangleAlert}>
        {say(`ministry.flag.${flag}`, { villas: alike.join(', ') })}
      </Tag>
    ))}
  </span>
)

const Fix = ({ row: { id, flags } }: { row: MinistryRow }) =>
  flags.length > 0 && (
    <RowEnd>
      <ButtonLink size="small" to={`/dashboard/villas/${id}/permit`}>
        {say('btrans.fix')}
      </ButtonLink>
    </RowEnd>
  )

const COLUMNS: Column<MinistryRow>[] = [
  { key: 'villa', head: say('ministry.villa'), cell: ({ villa }) => <b>{villa}</b> },
  { key: 'code', head: say('ministry.code'), className: 'num', cell: ({ code }) => code },
  {
    key: 'link',
    lesser: 9,
    head: say('ministry.link'),
    cell: ({ link }) => <span className={style.wrap}>{link}</span>,
  },
  { key: 'holder', head: say('ministry.holder'), cell: ({ holder }) => <span className={style.wrap}>{holder}</span> },
  {
    key: 'address',
    lesser: 8,
    head: say('ministry.address'),
    cell: ({ address }) => <span className={style.wrap}>{address}</span>,
  },
  { key: 'number', lesser: 0, head: say('ministry.number'), className: 'num b', cell: ({ number }) => number || '–' },
  { key: 'check', lesser: 0, head: say('ministry.check'), cell: (row) => <Flags row={row} /> },
  { key: 'acts', head: <span className="sr">{say('act.all')}</span>, right: true, cell: (row) => <Fix row={row} /> },
]
