import { type ReactNode, useState } from 'react'
import { chosenCurrency } from '../../../../browser/currency.ts'
import { useSay } from '../../../../words/use-say.ts'
import { Button } from '../../../kit/button/button.tsx'
import { CloseButton } from '../../../kit/button/icon-button.tsx'
import { Sheet } from '../../../kit/layer/sheet.tsx'
import { useFacets } from '../../filters/use-facets.ts'
import { wishOf } from '../../wish.ts'
import { useAskedText } from '../asked-text.ts'
import { type Asked, NOTHING_ASKED, STEPS, type Step } from './asked.ts'
import type { PanelProps } from './panel-props.ts'
import style from './search-sheet.module.css'
import { Shortcuts } from './shortcuts.tsx'

type Props = PanelProps & { steps: Record<Step, ReactNode> }

/** The whole search over the page of a phone: one step open, the others as rows with what they say by now. */
export const SearchSheet = (props: Props) => {
  const say = useSay()
  const { id, step, onStep } = props
  return (
    <Sheet open={step !== null} onClose={() => onStep(null)} label={say('sheet.title')} className={style.sheet}>
      <div id={id} className={style.all}>
        <header className={style.head}>
          <h2>{say('sheet.title')}</h2>
          <CloseButton onClose={() => onStep(null)} />
        </header>
        {step && <Steps {...props} step={step} />}
      </div>
    </Sheet>
  )
}

const Steps = (props: Props & { step: Step }) => {
  const { step, asked, steps, onStep, onChange, onSearch } = props
  const say = useSay()
  const texts = useAskedText(asked)
  const [times, setTimes] = useState(0)
  const next = STEPS[STEPS.indexOf(step) + 1]
  const isDone = asked.checkin !== undefined && asked.checkout !== undefined
  return (
    <>
      <div className={style.body}>
        {step === 'where' && <Shortcuts {...props} />}
        {STEPS.map((each) =>
          each === step ? (
            <section key={`${each}${times}`} className={style.step} aria-label={say(`sheet.${each}`)}>
              <h3>{say(`sheet.${each}`)}</h3>
              {steps[each]}
            </section>
          ) : (
            <button key={each} type="button" className={style.row} onClick={() => onStep(each)}>
              <span>{say(`search.${each}`)}</span>
              <b className="num">{texts[each]}</b>
            </button>
          ),
        )}
      </div>
      <footer className={style.foot}>
        <button
          type="button"
          onClick={() => {
            onChange(NOTHING_ASKED)
            setTimes(times + 1)
          }}
        >
          {say('sheet.clear')}
        </button>
        {next && next !== 'where' && !(step === 'when' && isDone) ? (
          <Button type="button" onClick={() => onStep(next)}>
            {say(`sheet.next.${next}`)}
          </Button>
        ) : (
          <ShowButton asked={asked} onSearch={onSearch} />
        )}
      </footer>
    </>
  )
}

const ShowButton = ({ asked, onSearch }: { asked: Asked; onSearch: () => void }) => {
  const say = useSay()
  const wish = { ...wishOf(new URLSearchParams()), ...asked }
  const facets = useFacets(asked.checkout ? wish : { ...wish, checkin: undefined }, chosenCurrency.use())
  return (
    <Button type="button" onClick={onSearch} aria-live="polite">
      {facets?.total ? say('sheet.show', { n: facets.total }) : say('search.go')}
    </Button>
  )
}
