import { CalendarClock, CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { BtransReport } from '../../../../features/reports/btrans/btrans.contract.ts'
import { formatDay, formatInstant } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { Note } from '../../kit/page/note.tsx'
import tabs from '../../kit/page/tabs.module.css'
import { Count } from '../../kit/page/tag.tsx'

const TONES = { running: 'k-info', due: 'k-info', late: 'k-bad', sent: 'k-ok' } as const

/** How the month stands: its deadline, its last file, what the agency lacks; and its rows by state. */
export const MonthNotes = ({ report }: { report: BtransReport }) => {
  const { state, deadline, daysLeft, agency } = report
  const said = `${say(`btrans.state.${state}`, { day: formatDay(deadline, 'tr'), n: daysLeft })}. ${fileText(report)}`
  return (
    <>
      {agency.missing.length > 0 && (
        <Note tone="k-bad" icon={CircleAlert}>
          {say('btrans.agency-lacks', {
            fields: agency.missing.map((each) => say(`btrans.agency.${each}`)).join(', '),
          })}
        </Note>
      )}
      <Note tone={TONES[state]} icon={state === 'sent' ? CircleCheck : CalendarClock}>
        {said}
      </Note>
      <States report={report} />
    </>
  )
}

const fileText = ({ lastFile }: BtransReport): string => {
  if (!lastFile) return say('btrans.no-file')
  const { at, who, records, basis, ...since } = lastFile
  const changes = since.added + since.changed + since.gone
  const last = { at: formatInstant(at, 'tr'), who, n: records, basis: say(`btrans.basis.${basis}`) }
  return `${say('btrans.last', last)} ${changes ? say('btrans.changed', since) : say('btrans.same')}`
}

const States = ({ report: { rows } }: { report: BtransReport }) => {
  const { get, href } = useSearch()
  const countOf = (state: string) => rows.filter((row) => !state || row.state === state).length
  return (
    <nav className={tabs.tabs} aria-label={say('btrans.status')}>
      {(['', 'missing', 'ready'] as const).map((state) => (
        <Link key={state} to={href({ state })} aria-current={get('state') === state ? 'page' : undefined}>
          {say(state ? `btrans.${state}` : 'btrans.all')} <Count n={countOf(state)} hot={state === 'missing'} />
        </Link>
      ))}
    </nav>
  )
}
