import { Plus } from 'lucide-react'
import { LANGUAGES } from '../../../../../kernel/language.ts'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import { CheckField } from '../../../kit/fields/choice/check-field.tsx'
import { CountField } from '../../../kit/fields/number/count-field.tsx'
import { TextField } from '../../../kit/fields/text-field.tsx'
import type { HouseForm } from '../use-house.ts'
import { ListRow } from './list-row.tsx'
import { SectionCard } from './section-card.tsx'
import style from './sheet.module.css'

const NEW_ROOM = { name: { tr: '', en: '', ru: '' }, beds: { double: 1, single: 0, bunk: 0 }, enSuite: false }
const BEDS = ['double', 'single', 'bunk'] as const

/** How many it sleeps, and in which rooms and beds. */
export const Capacity = ({ form }: { form: HouseForm }) => {
  const { rooms } = form.typed
  const count = (name: 'guests' | 'bedrooms' | 'bathrooms' | 'area', max: number, unit?: string) => (
    <CountField form={form} name={name} label={say(`house.${name}`)} min={0} max={max} unit={unit} />
  )
  return (
    <SectionCard id="odalar">
      <div className={style.counts}>
        {count('guests', 50)}
        {count('bedrooms', 30)}
        {count('bathrooms', 30)}
        {count('area', 10_000, 'm²')}
      </div>
      {rooms.map((_, index) => (
        <ListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have their place only
          key={index}
          title={say('house.room-n', { n: index + 1 })}
          onRemove={() => form.set('rooms', rooms.toSpliced(index, 1))}
        >
          <div className={style.fields}>
            {LANGUAGES.map((language) => (
              <TextField
                key={language}
                form={form}
                name={`rooms.${index}.name.${language}`}
                label={say(`house.room-name-${language}`)}
                lang={language}
              />
            ))}
          </div>
          <div className={style.counts}>
            {BEDS.map((bed) => (
              <CountField
                key={bed}
                form={form}
                name={`rooms.${index}.beds.${bed}`}
                label={say(`house.bed-${bed}`)}
                min={0}
                max={20}
              />
            ))}
            <CheckField form={form} name={`rooms.${index}.enSuite`} label={say('house.en-suite')} />
          </div>
        </ListRow>
      ))}
      {rooms.length < 30 && (
        <Button icon={Plus} onClick={() => form.set('rooms', [...rooms, NEW_ROOM])}>
          {say('house.add-room')}
        </Button>
      )}
    </SectionCard>
  )
}
