import type { Outcome } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import input from '../kit/fields/input.module.css'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { monthName } from '../owners/statement/statement-text.ts'
import type { VillaChoice } from '../villa-choice.ts'
import { VillaFilter } from '../villa-filter.tsx'
import style from './reports.module.css'

const MONTHS_BACK = 18

/** The month of today and those before it, the last first. */
const months = (): string[] => {
  const now = new Date()
  return Array.from({ length: MONTHS_BACK }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7),
  )
}

type Props = { month: string | undefined; villas: Promise<Outcome<VillaChoice[]>> }

/** The month of a report, in the address; and one villa of it. */
export const ReportFilter = ({ month = '', villas }: Props) => {
  const { get, set } = useSearch()
  const { outcome } = useOutcome(villas)
  const all = months()
  return (
    <>
      <select
        className={`${input.select} ${style.choice}`}
        aria-label={say('btrans.month')}
        value={month}
        onChange={({ target }) => set({ month: target.value })}
      >
        {(all.includes(month) ? all : [month, ...all]).map((each) => (
          <option key={each} value={each}>
            {each ? monthName(each) : say('btrans.month')}
          </option>
        ))}
      </select>
      <VillaFilter
        villas={outcome?.kind === 'ready' ? outcome.value : []}
        value={get('villas')}
        onChange={(villas) => set({ villas })}
      />
    </>
  )
}
