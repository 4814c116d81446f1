import type { Choices } from '../../../../../features/villas/choices/choices.contract.ts'
import { say } from '../../../../words/dashboard.ts'
import { RowChoice } from '../../../kit/fields/choice/row-choice.tsx'
import { MapPointField } from '../../../kit/fields/map-point/map-point-field.tsx'
import { TextField } from '../../../kit/fields/text-field.tsx'
import type { HouseForm } from '../use-house.ts'
import { SectionCard } from './section-card.tsx'
import style from './sheet.module.css'

/** Where a villa is: guests learn it to about 500 m, and exactly once they have paid ahead. */
export const Place = ({ form, choices }: { form: HouseForm; choices: Choices }) => {
  const { townId, latitude, longitude } = form.typed
  const districts = choices.towns.find(({ id }) => id === townId)?.districts ?? []
  return (
    <SectionCard id="konum">
      <div className={style.fields}>
        <RowChoice
          form={form}
          name="townId"
          label={say('house.town')}
          rows={choices.towns}
          placeholder={say('house.choose')}
          none={say('house.no-town')}
          onChoose={() => form.set('districtId', null as unknown as number)}
        />
        <RowChoice
          key={townId}
          form={form}
          name="districtId"
          label={say('house.district')}
          rows={districts}
          placeholder={say('house.choose')}
          none={say('house.no-district')}
        />
      </div>
      <MapPointField
        label={say('map.place')}
        required
        value={{ latitude, longitude }}
        faults={{ latitude: form.fault('latitude'), longitude: form.fault('longitude') }}
        onChange={(point) => {
          form.set('latitude', point.latitude as number)
          form.set('longitude', point.longitude as number)
        }}
      />
      <TextField form={form} name="address" label={say('house.address')} help={say('house.address-help')} />
    </SectionCard>
  )
}
