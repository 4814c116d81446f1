import { say } from '../../../../words/dashboard.ts'
import { CountField } from '../../../kit/fields/number/count-field.tsx'
import { SelectField } from '../../../kit/fields/select-field.tsx'
import type { HouseForm } from '../use-house.ts'
import { SectionCard } from './section-card.tsx'
import style from './sheet.module.css'

const PLACES = ['sea', 'centre', 'market', 'restaurant', 'hospital', 'airport'] as const
const AIRPORTS = ['', 'DLM', 'AYT', 'BJV', 'GZP', 'ADB', 'EDO']

/** How far it is to what guests ask about, in metres. */
export const Distances = ({ form }: { form: HouseForm }) => (
  <SectionCard id="mesafeler">
    <div className={style.counts}>
      {PLACES.map((place) => (
        <CountField
          key={place}
          form={form}
          name={`distances.${place}`}
          label={say(`house.to-${place}`)}
          min={0}
          max={500_000}
          step={50}
          unit="m"
        />
      ))}
      <SelectField
        form={form}
        name="distances.airportCode"
        label={say('house.airport-code')}
        options={[...new Set([...AIRPORTS, form.typed.distances.airportCode])].map((value) => ({
          value,
          label: value || say('house.none-chosen'),
        }))}
      />
    </div>
  </SectionCard>
)
