import type { Choices } from '../../../../../features/villas/choices/choices.contract.ts'
import { CURRENCIES, SYMBOL } from '../../../../../kernel/money.ts'
import { say } from '../../../../words/dashboard.ts'
import { CheckField } from '../../../kit/fields/choice/check-field.tsx'
import { RowChoice, RowsChoice } from '../../../kit/fields/choice/row-choice.tsx'
import { SelectField } from '../../../kit/fields/select-field.tsx'
import { TextField } from '../../../kit/fields/text-field.tsx'
import type { HouseForm } from '../use-house.ts'
import { SectionCard } from './section-card.tsx'
import style from './sheet.module.css'

/** What a villa is called, whose it is and what it is. */
export const General = ({ form, choices }: { form: HouseForm; choices: Choices }) => (
  <SectionCard id="genel">
    <div className={style.fields}>
      <TextField form={form} name="name" label={say('house.name')} />
      <TextField form={form} name="slug" label={say('house.slug')} help={say('house.slug-help')} />
      <TextField form={form} name="code" label={say('house.code')} />
      <RowChoice
        form={form}
        name="ownerId"
        label={say('villas.owner')}
        rows={choices.owners}
        placeholder={say('house.choose')}
        none={say('house.no-owner')}
      />
      <SelectField
        form={form}
        name="currency"
        label={say('house.currency')}
        options={CURRENCIES.map((value) => ({ value, label: `${SYMBOL[value]} ${value}` }))}
      />
    </div>
    <RowsChoice
      form={form}
      name="typeIds"
      label={say('house.types')}
      rows={choices.types}
      placeholder={say('house.add-type')}
      none={say('house.no-type')}
    />
    <CheckField form={form} name="live" label={say('house.live')} />
  </SectionCard>
)
