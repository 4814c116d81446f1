import '../../../../words/load/finding/sheet.ts'
import { useState } from 'react'
import { useSay } from '../../../../words/use-say.ts'
import { Popup } from '../../../kit/layer/popup.tsx'
import { useMedia } from '../../../kit/layer/use-media.ts'
import { type Asked, NOTHING_ASKED, STEPS, type Step } from './asked.ts'
import type { PanelProps } from './panel-props.ts'
import style from './search-panels.module.css'
import { SearchSheet } from './search-sheet.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { WhenPanel } from './when/when-panel.tsx'
import { WherePanel } from './where/where-panel.tsx'
import { WhoPanel } from './who-panel.tsx'

/** Where, when and who: on a wide screen below the field that was pressed, on a phone one sheet over the page. */
export const SearchPanels = (props: PanelProps) => {
  const say = useSay()
  const { id, step, asked, onStep, onChange } = props
  const [last, setLast] = useState<Step>('where')
  if (step && step !== last) setLast(step)
  const isWide = useMedia('(min-width: 900px)')
  const close = () => onStep(null)
  if (!isWide) return <SearchSheet {...props} steps={panelsOf(props)} />
  const shown = step ?? last
  return (
    <Popup
      id={id}
      open={step !== null}
      modal={false}
      onClose={close}
      label={say(`sheet.${shown}`)}
      className={`${style.popup} ${PLACE[shown]}`}
    >
      <div key={shown} className={style.panel}>
        {shown === 'where' && <Shortcuts {...props} />}
        {panelsOf(props)[shown]}
        <div className={style.foot}>
          <button type="button" onClick={() => onChange(emptied(shown))}>
            {say('sheet.clear')}
          </button>
          <Next {...{ shown, onStep, asked }} />
        </div>
      </div>
    </Popup>
  )
}

const Next = ({ shown, onStep }: { shown: Step; onStep: PanelProps['onStep']; asked: Asked }) => {
  const say = useSay()
  const next = STEPS[STEPS.indexOf(shown) + 1]
  return (
    next &&
    next !== 'where' && (
      <button type="button" onClick={() => onStep(next)}>
        {say(`sheet.next.${next}`)}
      </button>
    )
  )
}

const PLACE = { where: style.where, when: style.when, who: style.who }

/** What a step asks for, taken back. */
const emptied = (step: Step): Partial<Asked> => {
  const { town, district, type, checkin, checkout, flexible, guests, children, babies } = NOTHING_ASKED
  if (step === 'where') return { town, district, type }
  return step === 'when' ? { checkin, checkout, flexible } : { guests, children, babies }
}

const panelsOf = ({ asked, onChange, offered }: PanelProps) => ({
  where: <WherePanel asked={asked} onChange={onChange} offered={offered} />,
  when: <WhenPanel asked={asked} onChange={onChange} />,
  who: <WhoPanel asked={asked} onChange={onChange} />,
})
