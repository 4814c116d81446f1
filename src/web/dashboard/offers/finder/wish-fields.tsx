import { CURRENCIES, ISO_CODE } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { TagsField } from '../../kit/fields/choice/tags-field.tsx'
import { DayRange } from '../../kit/fields/day/day-range.tsx'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { NumberField } from '../../kit/fields/number/number-field.tsx'
import style from './finder.module.css'
import type { Known } from './use-finder.ts'
import type { Wish } from './wish.ts'

const FLEXIBLE = [0, 1, 2, 3, 5, 7, 10, 14] as const
const PARTY = ['adults', 'children', 'infants'] as const

type Props = { wish: Wish; set: (change: Partial<Wish>) => void; known: Known }

/** What was understood, to be put right: when, who, where, what, for how much. */
export const WishFields = ({ wish, set, known }: Props) => {
  const choices = (...kinds: string[]) =>
    known
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, key, name }) => ({ value: `${kind}:${key}`, label: name }))
  return (
    <div className={style.fields}>
      <div className={style.days}>
        <DayRange
          labels={{ from: say('reservation.check-in'), until: say('reservation.check-out') }}
          value={{ from: wish.checkIn, until: wish.checkOut }}
          onChange={({ from, until }) => set({ checkIn: from, checkOut: until })}
        />
        <Flexible wish={wish} set={set} />
      </div>
      <div className={style.party}>
        {PARTY.map((part) => (
          <Field key={part} label={say(`reservation.${part}`)}>
            {(wired) => (
              <NumberField
                wired={wired}
                min={part === 'adults' ? 1 : 0}
                max={50}
                value={wish[part]}
                onChange={(count) => set({ [part]: count ?? (part === 'adults' ? 1 : 0) })}
              />
            )}
          </Field>
        ))}
        <Field label={say('finder.bedrooms')}>
          {(wired) => (
            <NumberField
              wired={wired}
              min={0}
              max={20}
              value={wish.bedrooms ?? 0}
              onChange={(count) => set({ bedrooms: count || null })}
            />
          )}
        </Field>
      </div>
      <Several
        label={say('finder.places')}
        choices={choices('town', 'district')}
        values={wish.places}
        onChange={(places) => set({ places })}
      />
      <Several
        label={say('finder.features')}
        choices={choices('type', 'feature')}
        values={wish.features}
        onChange={(features) => set({ features })}
      />
      <div className={style.money}>
        <MoneyField
          label={say('finder.most')}
          value={wish.most ?? undefined}
          currency={wish.currency}
          onChange={(most) => set({ most: most ?? null })}
        />
        <Field label={say('money.currency')}>
          {(wired) => (
            <select
              {...wired}
              className={input.select}
              value={wish.currency}
              onChange={({ target }) => set({ currency: CURRENCIES.find((each) => each === target.value) ?? 'TL' })}
            >
              {CURRENCIES.map((each) => (
                <option key={each} value={each}>
                  {ISO_CODE[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </div>
  )
}

const Flexible = ({ wish, set }: Omit<Props, 'known'>) => (
  <Field label={say('finder.flexible')}>
    {(wired) => (
      <select
        {...wired}
        className={input.select}
        value={FLEXIBLE.find((days) => days >= wish.flexible) ?? 14}
        onChange={({ target }) => set({ flexible: Number(target.value) })}
      >
        {FLEXIBLE.map((days) => (
          <option key={days} value={days}>
            {days === 0 ? say('finder.exact') : say('finder.days', { n: days })}
          </option>
        ))}
      </select>
    )}
  </Field>
)

type Several = {
  label: string
  choices: { value: string; label: string }[]
  values: string[]
  onChange: (values: string[]) => void
}

const Several = ({ label, ...tags }: Several) => (
  <Field label={label}>
    {(wired) => (
      <TagsField {...tags} wired={wired} label={label} placeholder={say('finder.any')} none={say('finder.no-such')} />
    )}
  </Field>
)
