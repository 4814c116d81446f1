import { useId } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { useSite } from '../../site-data.ts'
import type { Wish } from '../wish.ts'
import style from './search-box.module.css'

const MOST_GUESTS = 16

type Choice = { slug: string; name: string }
type Props = { wish: Wish; districts?: readonly Choice[]; withoutTypes: boolean }

/** The search where no script runs: native fields, drawn by the server alone. */
export const NativeFields = ({ wish, districts, withoutTypes }: Props) => {
  const say = useSay()
  const { site } = useSite()
  return (
    <>
      <NativeDates wish={wish} />
      <GuestField guests={wish.guests} />
      {districts ? (
        <PickField
          name="district"
          label={say('search.district')}
          all={say('search.district.all')}
          chosen={wish.district}
          choices={districts}
        />
      ) : (
        <PickField
          name="town"
          label={say('search.town')}
          all={say('search.town.all')}
          chosen={wish.town}
          choices={site?.towns.filter(({ slug, shown }) => shown || wish.town.includes(slug)) ?? []}
        />
      )}
      {!withoutTypes && (
        <PickField
          name="type"
          label={say('search.type')}
          all={say('search.type.all')}
          chosen={wish.type}
          choices={site?.villaTypes ?? []}
        />
      )}
    </>
  )
}

const NativeDates = ({ wish: { checkin, checkout } }: { wish: Wish }) => {
  const say = useSay()
  const { today } = useSite()
  const id = useId()
  return (
    <div className={`${style.field} ${style.native}`}>
      <div>
        <label htmlFor={`${id}in`}>{say('search.checkin')}</label>
        <input id={`${id}in`} type="date" name="checkin" min={today} defaultValue={checkin} />
      </div>
      <div>
        <label htmlFor={`${id}out`}>{say('search.checkout')}</label>
        <input id={`${id}out`} type="date" name="checkout" min={today} defaultValue={checkout} />
      </div>
    </div>
  )
}

const GuestField = ({ guests }: { guests?: number }) => {
  const say = useSay()
  const id = useId()
  return (
    <div className={style.field}>
      <label htmlFor={id}>{say('search.guests')}</label>
      <select id={id} name="guests" defaultValue={guests ?? ''}>
        <option value="">{say('search.guests.any')}</option>
        {Array.from({ length: Math.max(MOST_GUESTS, guests ?? 0) }, (_, index) => index + 1).map((n) => (
          <option key={n} value={n}>
            {say('count.guests', { n })}
          </option>
        ))}
      </select>
    </div>
  )
}

type PickProps = { name: string; label: string; all: string; chosen: readonly string[]; choices: readonly Choice[] }

/** One of the choices; several that were chosen before stay together as one entry. */
const PickField = ({ name, label, all, chosen, choices }: PickProps) => {
  const id = useId()
  const several = chosen.length > 1
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen.join(',')}>
        <option value="">{all}</option>
        {several && (
          <option value={chosen.join(',')}>
            {chosen.map((slug) => choices.find((each) => each.slug === slug)?.name ?? slug).join(', ')}
          </option>
        )}
        {choices.map(({ slug, name: text }) => (
          <option key={slug} value={slug}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
