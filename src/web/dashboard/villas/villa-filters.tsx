import type { Choices } from '../../../features/villas/choices/choices.contract.ts'
import { VILLA_LACKS } from '../../../features/villas/desk/villa-lacks.ts'
import type { Outcome } from '../../browser/staff-api.ts'
import { type DashboardWordKey, say } from '../../words/dashboard.ts'
import input from '../kit/fields/input.module.css'
import { Switch } from '../kit/fields/switch.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { SearchBox } from '../kit/list/search-box.tsx'
import { useIsAdmin } from '../staff.ts'
import style from './villas.module.css'

type Props = { choices: Promise<Outcome<{ content: Choices }>> }

/** Which villas the list shows, and in which order. */
export const VillaFilters = ({ choices }: Props) => {
  const { outcome } = useOutcome(choices)
  const { towns = [], types = [] } = outcome?.kind === 'ready' ? outcome.value.content : {}
  const { get, set } = useSearch()
  return (
    <>
      <SearchBox placeholder={say('villas.search')} value={get('search')} onSearch={(search) => set({ search })} />
      <Choice name="town" label="prices.town" every="prices.every-town" options={optionsOf(towns)} />
      <Choice name="type" label="villas.type" every="villas.every-type" options={optionsOf(types)} />
      <Choice
        name="active"
        label="reservation.status"
        every="villas.on-and-off"
        options={[
          { value: 'true', label: say('villas.active') },
          { value: 'false', label: say('villas.inactive') },
        ]}
      />
      {useIsAdmin() && (
        <Choice
          name="lacks"
          label="villas.lacks"
          every="villas.lacks-every"
          options={(['any', ...VILLA_LACKS] as const).map((lack) => ({
            value: lack,
            label: say(`villas.lack-${lack}`),
          }))}
        />
      )}
      <Choice
        name="order"
        label="villas.order"
        every="villas.order.position"
        options={(['name', 'newest'] as const).map((order) => ({ value: order, label: say(`villas.order.${order}`) }))}
      />
      <Switch
        on={get('popular') === 'true'}
        onChange={(on) => set({ popular: on ? 'true' : undefined })}
        label={say('villas.popular-only')}
      />
    </>
  )
}

type Option = { value: string; label: string }

const optionsOf = (choices: { id: number; name: string }[]): Option[] =>
  choices.map(({ id, name }) => ({ value: String(id), label: name }))

type ChoiceProps = { name: string; label: DashboardWordKey; every: DashboardWordKey; options: Option[] }

const Choice = ({ name, label, every, options }: ChoiceProps) => {
  const { get, set } = useSearch()
  return (
    <select
      className={`${input.select} ${style.choice}`}
      aria-label={say(label)}
      value={get(name)}
      onChange={(event) => set({ [name]: event.target.value })}
    >
      <option value="">{say(every)}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
