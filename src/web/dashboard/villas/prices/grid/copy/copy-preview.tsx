import type { previewCopy } from '../../../../../../features/pricing/prices/grid/price-grid.contract.ts'
import type { AnswerOf } from '../../../../../../kernel/endpoint.ts'
import { formatMoney, formatStay } from '../../../../../../kernel/format.ts'
import { say } from '../../../../../words/dashboard.ts'
import { lastNight } from '../period-text.ts'
import style from '../price-grid.module.css'

type Villas = AnswerOf<typeof previewCopy>['content']['villas']

/** Every price that would be written, villa by villa, beside the one it was made from. */
export const CopyPreview = ({ villas, year }: { villas: Villas; year: number }) => {
  const sum = (of: (villa: Villas[number]) => number) => villas.reduce((total, villa) => total + of(villa), 0)
  const added = sum(({ rows }) => rows.length)
  const skipped = sum((villa) => villa.skipped)
  if (added === 0)
    return <p>{say(skipped > 0 ? 'prices.copy-all-there' : 'prices.copy-nothing', { skipped, year: year + 1 })}</p>
  const counts = { added, skipped, replaced: sum(({ replaced }) => replaced) }
  return (
    <>
      <p className="num">
        <b>{say('prices.copy-counts', counts)}</b>
      </p>
      <table className={style.diff}>
        <thead>
          <tr>
            <th scope="col">{say('reservation.villa')}</th>
            <th scope="col">{say('prices.copy-period', { year: year + 1 })}</th>
            <th scope="col">{year}</th>
            <th scope="col">{year + 1}</th>
            <th scope="col">{say('prices.copy-difference')}</th>
          </tr>
        </thead>
        <tbody>
          {villas.flatMap(({ id, name, currency, rows }) =>
            rows.map((row, index) => (
              <tr key={`${id}/${row.from}`}>
                <th scope="row">{index === 0 ? name : <span className="sr">{name}</span>}</th>
                <td className="num">{formatStay(row.from, lastNight(row), 'tr')}</td>
                <td className="num">{formatMoney(row.was, currency, 'tr')}</td>
                <td className="num">
                  <b>{formatMoney(row.nightly, currency, 'tr')}</b>
                </td>
                <td className="num">
                  {signed(row.nightly - row.was, formatMoney(Math.abs(row.nightly - row.was), currency, 'tr'))}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </>
  )
}

const signed = (difference: number, text: string): string => {
  if (difference === 0) return text
  return difference > 0 ? `+${text}` : `−${text}`
}
