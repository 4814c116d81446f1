import { say } from '../../../../words/dashboard.ts'
import { CheckField } from '../../../kit/fields/choice/check-field.tsx'
import { SelectField } from '../../../kit/fields/select-field.tsx'
import { TextField } from '../../../kit/fields/text-field.tsx'
import type { HouseForm } from '../use-house.ts'
import { SectionCard } from './section-card.tsx'
import style from './sheet.module.css'

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 ? '30' : '00'}`
})

/** When guests come and go, what they may do, and who hands the house over. */
export const Stay = ({ form }: { form: HouseForm }) => (
  <SectionCard id="konaklama">
    <div className={style.fields}>
      {(['checkInTime', 'checkOutTime'] as const).map((name) => (
        <SelectField
          key={name}
          form={form}
          name={name}
          label={say(`house.${name}`)}
          options={[...new Set([...HALF_HOURS, form.typed[name]])].sort().map((value) => ({ value, label: value }))}
        />
      ))}
      <TextField form={form} name="greeterName" label={say('house.greeter-name')} />
      <TextField
        form={form}
        name="greeterPhone"
        type="tel"
        label={say('house.greeter-phone')}
        help={say('house.greeter-help')}
      />
    </div>
    <div className={style.checks}>
      {(['children', 'pets', 'smoking', 'parties'] as const).map((rule) => (
        <CheckField key={rule} form={form} name={`rules.${rule}`} label={say(`house.allows-${rule}`)} />
      ))}
    </div>
  </SectionCard>
)
