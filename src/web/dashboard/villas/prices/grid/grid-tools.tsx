import { ArrowDownToLine, ArrowRightToLine, Percent } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import input from '../../../kit/fields/input.module.css'
import type { Shown } from './grid-cells.ts'
import style from './price-grid.module.css'
import { type Grid, placesIn } from './use-grid.ts'

/** What can be done with the selected cells. */
export const GridTools = ({ grid, shown }: { grid: Grid; shown: Shown }) => {
  const [percent, setPercent] = useState('10')
  const cells = placesIn(grid.area).length
  const wanted = Number(percent.replace(',', '.'))
  const isRight = Number.isFinite(wanted) && wanted > -90 && wanted <= 900 && wanted !== 0
  return (
    <div className={style.tools} role="toolbar" aria-label={say('prices.tools')}>
      <b className="num">{say('prices.n-cells', { n: cells })}</b>
      {shown !== 'minNights' && (
        <span className="row gap4">
          <label className="sr" htmlFor="raise">
            {say('prices.percent')}
          </label>
          <input
            id="raise"
            className={`${input.text} ${style.percent}`}
            inputMode="numeric"
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
          <Button size="small" icon={Percent} disabled={!isRight} onClick={() => grid.raise(wanted)}>
            {say('prices.raise')}
          </Button>
        </span>
      )}
      <Button size="small" icon={ArrowRightToLine} disabled={cells < 2} onClick={grid.fillRight}>
        {say('prices.fill-right')}
      </Button>
      <Button size="small" icon={ArrowDownToLine} disabled={cells < 2} onClick={grid.fillDown}>
        {say('prices.fill-down')}
      </Button>
    </div>
  )
}
