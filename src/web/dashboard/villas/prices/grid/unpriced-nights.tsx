import { useMemo } from 'react'
import { Link } from 'react-router'
import { unpricedNights } from '../../../../../features/pricing/prices/grid/price-grid.contract.ts'
import { formatStay } from '../../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../../browser/staff-api.ts'
import { say } from '../../../../words/dashboard.ts'
import { Modal } from '../../../kit/form/modal.tsx'
import { useOutcome } from '../../../kit/form/use-outcome.ts'
import { Failed, Skeleton } from '../../../kit/page/states.tsx'
import { pricesOfVilla } from '../../../places.ts'
import { lastNight } from './period-text.ts'
import style from './price-grid.module.css'

/** Which villas have nights ahead that nobody can buy, with the way to their prices. */
export const UnpricedNights = ({ onClose }: { onClose: () => void }) => {
  const asked = useMemo(() => outcomeOf(staffApi(unpricedNights).then(({ content }) => content)), [])
  const { outcome } = useOutcome(asked)
  return (
    <Modal as="drawer" title={say('prices.unpriced-title')} onClose={onClose}>
      {!outcome && <Skeleton rows={8} />}
      {outcome?.kind === 'failed' && <Failed onRetry={onClose} />}
      {outcome?.kind === 'ready' && (
        <ul className={style.unpriced}>
          {outcome.value.map(({ id, name, town, nights, gaps }) => (
            <li key={id}>
              <Link to={pricesOfVilla(id)}>
                <b>{name}</b> <span className="t3">{town}</span>
              </Link>
              <span className="num">{say('prices.n-without', { n: nights })}</span>
              <small className="t3 num">
                {gaps
                  .slice(0, 6)
                  .map((gap) => formatStay(gap.from, lastNight(gap), 'tr'))
                  .join(', ')}
                {gaps.length > 6 && ' …'}
              </small>
            </li>
          ))}
          {outcome.value.length === 0 && <li>{say('prices.unpriced-none')}</li>}
        </ul>
      )}
    </Modal>
  )
}
