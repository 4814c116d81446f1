import { useCallback, useEffect, useState } from 'react'
import { type Charts as Data, overviewCharts } from '../../../../features/overview/charts/charts.contract.ts'
import { type Outcome, outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { Card } from '../../kit/page/card.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { useRefresh } from '../../kit/use-refresh.ts'
import style from './charts.module.css'
import { IncomeChart } from './income-chart.tsx'
import { OccupancyChart } from './occupancy-chart.tsx'
import { SourceChart } from './source-chart.tsx'

const REFRESH_MS = 15 * 60_000

/** The year in three charts, asked for when they are drawn first; a printed day is without them. */
export const Charts = () => {
  const [outcome, setOutcome] = useState<Outcome<Data>>()
  const load = useCallback(() => void ask().then(setOutcome), [])
  useEffect(load, [load])
  useRefresh(REFRESH_MS, load)
  return <div className={style.charts}>{partsOf(outcome, load)}</div>
}

const ask = () => outcomeOf(staffApi(overviewCharts).then(({ content }) => content))

const partsOf = (outcome: Outcome<Data> | undefined, retry: () => void) => {
  if (!outcome)
    return (
      <Card className={style.whole}>
        <Skeleton rows={5} />
      </Card>
    )
  if (outcome.kind === 'failed')
    return (
      <Card className={style.whole}>
        <Failed onRetry={retry} />
      </Card>
    )
  const { today, occupancy, income, sources } = outcome.value
  return (
    <>
      <OccupancyChart {...{ today, occupancy }} />
      {income && <IncomeChart {...{ today, income }} />}
      <SourceChart {...{ sources }} />
    </>
  )
}
