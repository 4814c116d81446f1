import { formatDistance, formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { type Column, type Verdict, verdictOf } from '../compare-rows.ts'
import style from './compare-table.module.css'

/** What the table comes to, in plain words made by rule. */
export const Verdicts = ({ columns }: { columns: readonly Column[] }) => {
  const say = useSay()
  const language = useLanguage()
  const said = verdictOf(columns)
  if (!said.length) return null
  const facts = (each: Verdict) => ({
    villa: each.villa,
    ...('metres' in each && { far: formatDistance(each.metres, language) }),
    ...('amount' in each && { amount: formatMoney(each.amount, each.currency, language) }),
  })
  return (
    <p className={style.verdict} data-verdict>
      <b>{say('compare.short')}</b> {said.map((each) => say(`compare.verdict.${each.key}`, facts(each))).join(' ')}
    </p>
  )
}
