import { say } from '../words/dashboard.ts'
import { ChoiceField } from './kit/fields/choice/choice-field.tsx'
import type { VillaChoice } from './villa-choice.ts'
import style from './villa-filter.module.css'

type Props = {
  villas: VillaChoice[]
  value: string
  onChange: (id: string) => void
  /** The key '/' goes to it. */
  slash?: boolean
}

/** One villa or all of them, for lists. */
export const VillaFilter = ({ villas, value, onChange, slash = false }: Props) => (
  <ChoiceField
    className={style.villa}
    label={say('reservation.villa')}
    choices={[
      { value: '', label: say('reservation.all-villas') },
      ...villas.map(({ id, name, code }) => ({ value: String(id), label: name, note: code })),
    ]}
    value={value}
    onChange={onChange}
    placeholder={say('reservation.all-villas')}
    none={say('reservation.no-villa-found')}
    slash={slash}
  />
)
