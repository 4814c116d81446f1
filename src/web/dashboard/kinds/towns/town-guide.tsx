import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { CountField } from '../../kit/fields/number/count-field.tsx'
import { Switch } from '../../kit/fields/switch.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import style from '../kinds.module.css'
import type { TownForm } from './use-town.ts'

const NO_TEXT = { tr: '', en: '', ru: '' }
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('tr', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2028, month))),
)

/** What the page of a region says as a guide: whom it suits, the roads to it, the warmth of its months. */
export const TownGuide = ({ form }: { form: TownForm }) => {
  const { guide } = form.typed
  const set = <Key extends keyof typeof guide>(key: Key, list: (typeof guide)[Key]) =>
    form.set('guide', { ...guide, [key]: list })
  return (
    <section className={style.part}>
      <h3>{say('towns.part-guide')}</h3>
      {(['suits', 'minds'] as const).map((key) => (
        <Pieces
          key={key}
          title={say(`towns.${key}`)}
          count={guide[key].length}
          most={6}
          onAdd={() => set(key, [...guide[key], NO_TEXT])}
          onRemove={(at) => set(key, without(guide[key], at))}
        >
          {(at) => (
            <TranslatedFields form={form} parts={[{ name: `guide.${key}.${at}`, label: say('towns.sentence') }]} />
          )}
        </Pieces>
      ))}
      <Pieces
        title={say('towns.drives')}
        count={guide.drives.length}
        most={8}
        onAdd={() => set('drives', [...guide.drives, { to: NO_TEXT, minutes: 30, km: 0 }])}
        onRemove={(at) => set('drives', without(guide.drives, at))}
      >
        {(at) => (
          <>
            <TranslatedFields form={form} parts={[{ name: `guide.drives.${at}.to`, label: say('towns.drive-to') }]} />
            <div className={style.two}>
              <CountField
                form={form}
                name={`guide.drives.${at}.minutes`}
                label={say('towns.minutes')}
                min={1}
                max={900}
                unit="dk"
              />
              <CountField
                form={form}
                name={`guide.drives.${at}.km`}
                label={say('towns.km')}
                min={0}
                max={2000}
                unit="km"
              />
            </div>
          </>
        )}
      </Pieces>
      <Warmth form={form} />
    </section>
  )
}

const without = <T,>(list: readonly T[], gone: number): T[] => list.filter((_, at) => at !== gone)

type PiecesProps = {
  title: string
  count: number
  most: number
  onAdd: () => void
  onRemove: (at: number) => void
  children: (at: number) => ReactNode
}

/** A list of the same few fields, each with a way to take it off, and one more below. */
const Pieces = ({ title, count, most, onAdd, onRemove, children }: PiecesProps) => (
  <>
    <h4>{title}</h4>
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place in the list
      <div key={at} className={style.piece}>
        <div className={style.pieceHead}>
          {at + 1}.
          <IconButton
            icon={Trash2}
            label={say('towns.remove-nth', { title, n: at + 1 })}
            onClick={() => onRemove(at)}
          />
        </div>
        {children(at)}
      </div>
    ))}
    {count < most && (
      <Button size="small" icon={Plus} onClick={onAdd}>
        {say('towns.add-to', { title })}
      </Button>
    )}
  </>
)

const MILD = { air: 20, sea: 20 }

const Warmth = ({ form }: { form: TownForm }) => {
  const { guide } = form.typed
  const on = guide.months.length > 0
  return (
    <>
      <Switch
        on={on}
        onChange={(wanted) => form.set('guide', { ...guide, months: wanted ? MONTHS.map(() => MILD) : [] })}
        label={say('towns.warmth')}
      />
      {on &&
        MONTHS.map((month, at) => (
          <div key={month} className={style.two}>
            <CountField
              form={form}
              name={`guide.months.${at}.air`}
              label={say('towns.air', { month })}
              min={-20}
              max={50}
              unit="°C"
            />
            <CountField
              form={form}
              name={`guide.months.${at}.sea`}
              label={say('towns.sea', { month })}
              min={0}
              max={40}
              unit="°C"
            />
          </div>
        ))}
    </>
  )
}
