import { Plus, Trash2 } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { Field } from '../../kit/fields/field.tsx'
import { Degrees } from '../../kit/fields/map-point/degrees-input.tsx'
import { CountField } from '../../kit/fields/number/count-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import style from '../kinds.module.css'
import type { TownForm } from './use-town.ts'

/** A bay while it is typed: a number may be missing. */
type Typed = Omit<TownForm['typed']['bays'][number], 'latitude' | 'longitude'> & {
  latitude: number | null
  longitude: number | null
}

/** The bays and beaches around a region; a new one begins where the region is. */
export const TownBays = ({ form }: { form: TownForm }) => {
  const { latitude, longitude } = form.typed
  const bays: Typed[] = form.typed.bays
  const set = (next: Typed[]) => form.set('bays', next as TownForm['typed']['bays'])
  const change = (at: number, part: Partial<Typed>) =>
    set(bays.map((bay, index) => (index === at ? { ...bay, ...part } : bay)))
  return (
    <>
      <h4>{say('towns.bays')}</h4>
      {bays.map((bay, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bay has no other name than its place in the list
        <div key={at} className={style.piece}>
          <div className={style.bay}>
            <TextField form={form} name={`bays.${at}.name`} label={say('towns.bay')} required />
            {(['latitude', 'longitude'] as const).map((name) => (
              <Field key={name} label={say(`map.${name}`)} required error={form.fault(`bays.${at}.${name}`)}>
                {(wired) => (
                  <Degrees
                    wired={wired}
                    value={bay[name]}
                    onChange={(degrees) => change(at, { [name]: degrees })}
                    onPlace={(place) => change(at, place)}
                  />
                )}
              </Field>
            ))}
            <IconButton
              icon={Trash2}
              label={say('towns.remove-bay', { name: bay.name || say('towns.nameless') })}
              onClick={() => set(bays.filter((_, index) => index !== at))}
            />
          </div>
          <TranslatedFields
            form={form}
            parts={[{ name: `bays.${at}.note`, label: say('towns.bay-note'), optional: true }]}
          />
          <CountField
            form={form}
            name={`bays.${at}.minutes`}
            label={say('towns.bay-minutes')}
            min={0}
            max={600}
            unit="dk"
          />
        </div>
      ))}
      <Button
        size="small"
        icon={Plus}
        onClick={() =>
          set([...bays, { name: '', latitude, longitude, note: { tr: '', en: '', ru: '' }, minutes: null }])
        }
      >
        {say('towns.add-bay')}
      </Button>
    </>
  )
}
