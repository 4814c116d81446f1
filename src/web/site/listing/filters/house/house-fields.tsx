import type { ComponentProps } from 'react'
import { ROOM_STEPS, SEA_STEPS } from '../../../../../features/search/facets/facet-steps.ts'
import { formatDistance } from '../../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../../words/use-say.ts'
import type { Wish } from '../../wish.ts'
import type { Facets } from '../use-facets.ts'
import style from './house-fields.module.css'

const ROOMS = { bedrooms: [2, 3, 4, 5], bathrooms: [2, 3, 4] }
const FLEXIBLE = [1, 3, 7]
const SWITCHES = ['screened', 'live', 'heated'] as const

type Props = { wish: Wish; facets: Facets | null }

/** What a house is or is not. */
export const SwitchFields = ({ wish, facets }: Props) => {
  const say = useSay()
  return (
    <fieldset>
      <legend className="sr">{say('refine.house')}</legend>
      <div>
        {SWITCHES.map((name) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the toggle in it is one
          <label key={name} className={style.switch}>
            <span>
              <b>{say(`filter.${name}`)}</b>
              <small>{say(`refine.${name}`)}</small>
            </span>
            <Toggle
              name={name}
              value="1"
              defaultChecked={wish[name] === 1}
              disabled={facets?.[name] === 0 && !wish[name]}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** At most so far to the sea. */
export const SeaField = ({ wish, facets }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const counts = new Map(SEA_STEPS.map((metres, index) => [metres, facets?.sea[index]]))
  return (
    <Choices
      name="sea"
      title={say('refine.sea')}
      any={say('refine.any')}
      chosen={wish.sea}
      choices={SEA_STEPS}
      textOf={(metres) => formatDistance(metres, language)}
      countOf={(metres) => counts.get(metres)}
    />
  )
}

export const RoomsField = ({ wish, facets, name }: Props & { name: 'bedrooms' | 'bathrooms' }) => {
  const say = useSay()
  return (
    <Choices
      name={name}
      title={say(`refine.${name}`)}
      any={say('refine.any')}
      chosen={wish[name]}
      choices={ROOMS[name]}
      textOf={(n) => `${n}+`}
      countOf={(n) => (n <= ROOM_STEPS ? facets?.[name][n - 1] : undefined)}
    />
  )
}

/** How many days the arrival may move. */
export const FlexibleField = ({ wish }: { wish: Wish }) => {
  const say = useSay()
  return (
    <Choices
      name="flexible"
      title={say('refine.flexibility')}
      any={say('refine.exact')}
      chosen={wish.flexible || undefined}
      choices={FLEXIBLE}
      textOf={(n) => `± ${n}`}
    />
  )
}

/** A box that is ticked says so itself. */
const Toggle = (input: ComponentProps<'input'>) => <input {...input} type="checkbox" {...{ role: 'switch' }} />

type ChoiceProps = {
  name: string
  title: string
  any: string
  chosen: number | undefined
  choices: readonly number[]
  textOf: (choice: number) => string
  /** How many villas a choice would leave; one that leaves none can't be chosen. */
  countOf?: (choice: number) => number | undefined
}

/** One of a few numbers, or none; a number of the address that is not among them stands with them. */
const Choices = ({ name, title, any, chosen, choices, textOf, countOf }: ChoiceProps) => {
  const offered = chosen === undefined || choices.includes(chosen) ? choices : [...choices, chosen]
  const sorted = [...offered].sort((one, other) => one - other)
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={style.options}>
        <label>
          <input className="sr" type="radio" name={name} value="" defaultChecked={chosen === undefined} />
          <span>{any}</span>
        </label>
        {sorted.map((each) => (
          <label key={each}>
            <input
              className="sr"
              type="radio"
              name={name}
              value={each}
              defaultChecked={chosen === each}
              disabled={countOf?.(each) === 0 && chosen !== each}
            />
            <span className="num">{textOf(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
