import { PROVINCES } from '../../../../features/places/counties.ts'
import { say } from '../../../words/dashboard.ts'
import { ChoiceField } from '../../kit/fields/choice/choice-field.tsx'
import { Field } from '../../kit/fields/field.tsx'
import { MapPointField } from '../../kit/fields/map-point/map-point-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import style from '../kinds.module.css'
import { TownBays } from './town-bays.tsx'
import type { TownForm } from './use-town.ts'

const COUNTIES = PROVINCES.flatMap((province) =>
  province.counties.map((county) => ({
    value: county.code,
    label: county.name,
    note: province.name,
    county,
    province,
  })),
)

/** Where a region is: its county, its point on the map, the bays around it. */
export const TownPlace = ({ form }: { form: TownForm }) => {
  const { latitude, longitude, countyCode } = form.typed
  const choose = (code: string) => {
    const chosen = COUNTIES.find(({ value }) => value === code)
    if (!chosen) return
    form.set('county', chosen.county.name)
    form.set('countyCode', chosen.county.code)
    form.set('province', chosen.province.name)
    form.set('provinceCode', chosen.province.code)
  }
  return (
    <section className={style.part}>
      <h3>{say('towns.part-place')}</h3>
      <Field label={say('towns.choose-county')}>
        {(wired) => (
          <ChoiceField
            wired={wired}
            choices={COUNTIES}
            value={countyCode}
            onChange={choose}
            placeholder={say('towns.choose-county-placeholder')}
            none={say('towns.no-county')}
          />
        )}
      </Field>
      <div className={style.two}>
        <TextField form={form} name="county" label={say('towns.county-name')} />
        <TextField
          form={form}
          name="countyCode"
          label={say('towns.county-code')}
          help={say('towns.county-code-help')}
        />
        <TextField form={form} name="province" label={say('towns.province')} />
        <TextField form={form} name="provinceCode" label={say('towns.province-code')} required />
      </div>
      <MapPointField
        label={say('map.place')}
        value={{ latitude, longitude }}
        faults={{ latitude: form.fault('latitude'), longitude: form.fault('longitude') }}
        onChange={(place) => {
          form.set('latitude', place.latitude)
          form.set('longitude', place.longitude)
        }}
      />
      <TownBays form={form} />
    </section>
  )
}
