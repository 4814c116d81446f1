import { Plus } from 'lucide-react'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import { CheckField } from '../../../kit/fields/choice/check-field.tsx'
import { CountField } from '../../../kit/fields/number/count-field.tsx'
import { SelectField } from '../../../kit/fields/select-field.tsx'
import type { HouseForm } from '../use-house.ts'
import { ListRow } from './list-row.tsx'
import { SectionCard } from './section-card.tsx'
import style from './sheet.module.css'

const KINDS = ['outdoor', 'infinity', 'indoor', 'child'] as const
const NEW_POOL = { kind: 'outdoor', width: 4, length: 8, depth: 1.5, heated: false, screened: false } as const

/** Its pools, each with its size. */
export const Pools = ({ form }: { form: HouseForm }) => {
  const { pools } = form.typed
  return (
    <SectionCard id="havuzlar">
      {pools.length === 0 && <p className="t2">{say('house.no-pool')}</p>}
      {pools.map((_, index) => (
        <ListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: pools have their place only
          key={index}
          title={say('house.pool-n', { n: index + 1 })}
          onRemove={() => form.set('pools', pools.toSpliced(index, 1))}
        >
          <div className={style.counts}>
            <SelectField
              form={form}
              name={`pools.${index}.kind`}
              label={say('house.pool-kind')}
              options={KINDS.map((value) => ({ value, label: say(`house.pool-${value}`) }))}
            />
            {(['width', 'length', 'depth'] as const).map((side) => (
              <CountField
                key={side}
                form={form}
                name={`pools.${index}.${side}`}
                label={say(`house.pool-${side}`)}
                min={0}
                max={side === 'depth' ? 10 : 100}
                step={0.1}
                unit="m"
              />
            ))}
          </div>
          <div className={style.checks}>
            <CheckField form={form} name={`pools.${index}.heated`} label={say('house.heated')} />
            <CheckField form={form} name={`pools.${index}.screened`} label={say('house.screened')} />
          </div>
        </ListRow>
      ))}
      {pools.length < 6 && (
        <Button icon={Plus} onClick={() => form.set('pools', [...pools, NEW_POOL])}>
          {say('house.add-pool')}
        </Button>
      )}
    </SectionCard>
  )
}
