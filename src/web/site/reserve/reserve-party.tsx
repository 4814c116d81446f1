import { useId } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSay } from '../../words/use-say.ts'
import { FieldError, FieldHint } from '../kit/form/field.tsx'
import { FormGroup } from '../kit/form/form-group.tsx'
import { Input } from '../kit/form/input.tsx'
import { Stepper } from '../kit/form/stepper.tsx'
import style from './reserve-party.module.css'
import type { Party } from './reserve-values.ts'

type Props = { party: Party; capacity: number; error?: string; onChange: (party: Party) => void }
const AGES = ['adults', 'children', 'infants'] as const

/** Who comes. Infants count towards the capacity of the house. */
export const ReserveParty = ({ party, capacity, error, onChange }: Props) => {
  const say = useSay()
  const hydrated = useHydrated()
  const id = useId()
  const free = capacity - party.adults - party.children - party.infants
  return (
    <FormGroup title={say('reserve.guests')} aria-describedby={error ? `${id}-note` : undefined}>
      <div className={style.party}>
        {AGES.map((age) => {
          const least = age === 'adults' ? 1 : 0
          return (
            <div key={age}>
              <p>
                <b id={`${id}-${age}`}>{say(`reserve.${age}`)}</b>
                <span className="tiny">{say(`reserve.${age}Age`)}</span>
              </p>
              {hydrated ? (
                <Stepper
                  label={say(`reserve.${age}`)}
                  less={say('reserve.less', { what: say(`reserve.${age}`) })}
                  more={say('reserve.more', { what: say(`reserve.${age}`) })}
                  name={age}
                  value={party[age]}
                  min={least}
                  max={party[age] + Math.max(0, free)}
                  onChange={(count) => onChange({ ...party, [age]: count })}
                />
              ) : (
                <Input
                  className={style.count}
                  type="number"
                  name={age}
                  aria-labelledby={`${id}-${age}`}
                  min={least}
                  max={capacity}
                  defaultValue={party[age]}
                />
              )}
            </div>
          )
        })}
      </div>
      {error ? (
        <FieldError id={`${id}-note`}>{error}</FieldError>
      ) : (
        <FieldHint>{say('stay.atMost', { n: capacity })}</FieldHint>
      )}
    </FormGroup>
  )
}
