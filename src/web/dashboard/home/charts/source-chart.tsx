import { Globe } from 'lucide-react'
import type { Charts } from '../../../../features/overview/charts/charts.contract.ts'
import { formatNumber } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { ChartCard } from './chart-card.tsx'
import { percentOf, sumOf } from './chart-text.ts'
import style from './charts.module.css'

/** Where the reservations of the last months came from, the most frequent first. */
export const SourceChart = ({ sources: { of, days } }: { sources: Charts['sources'] }) => {
  const n = sumOf(of, ({ count }) => count)
  const rows = of.map(({ source, count }) => ({
    source,
    count,
    percent: percentOf(count, n),
    name: say(`source.${source}`),
  }))
  const most = Math.max(1, ...of.map(({ count }) => count))
  const list = rows.map(({ name, percent }) => `${name} yüzde ${percent}`).join(', ')
  return (
    <ChartCard
      title={say('charts.sources')}
      icon={Globe}
      note={say('charts.sources-note', { days, n: formatNumber(n, 'tr') })}
      empty={n === 0 ? say('charts.sources-empty', { days }) : null}
      figures={{
        heads: [say('charts.source'), say('charts.count'), say('charts.part')],
        rows: rows.map(({ name, count, percent }) => [name, formatNumber(count, 'tr'), `%${percent}`]),
      }}
    >
      <div className={style.sources} role="img" aria-label={say('charts.sources-said', { days, n, list })}>
        {rows.map(({ source, name, count, percent }) => (
          <div key={source} className={style.source}>
            <span>{name}</span>
            <svg className={style.line} aria-hidden="true">
              <rect className={style.rail} width="100%" height="10" rx="4" />
              <rect className={style.happened} width={`${(count / most) * 100}%`} height="10" rx="4" />
            </svg>
            <span className="num">
              <b>%{percent}</b> <span className="t3">{formatNumber(count, 'tr')}</span>
            </span>
          </div>
        ))}
      </div>
    </ChartCard>
  )
}
