import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Form, useNavigate } from 'react-router'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { useSite } from '../../site-data.ts'
import { useSitePath } from '../../site-link.tsx'
import { addressOf, type Wish, wishOf } from '../wish.ts'
import { DateField } from './date-field.tsx'
import { formParams } from './form-params.ts'
import style from './search-box.module.css'

const MOST_GUESTS = 16

type Choice = { slug: string; name: string }
type Props = {
  wish: Wish
  /** The Turkish path the search leads to. */
  to: string
  slim?: boolean
  /**
   * On the page of a town its districts stand in place of the towns; on the page of a villa type the types are left
   * out.
   */
  districts?: readonly Choice[]
  withoutTypes?: boolean
  button: string
  /** Filters that stay as they are: sent with the form. */
  children?: ReactNode
}

/** Dates, guests, place and villa type. It is a plain GET form; JavaScript adds the calendar and tidy addresses. */
export const SearchBox = ({ wish, to, slim = false, districts, withoutTypes = false, button, children }: Props) => {
  const say = useSay()
  const path = useSitePath()
  const navigate = useNavigate()
  const { site } = useSite()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(path(addressOf(to, wishOf(formParams(event.currentTarget)))))
  }
  return (
    <Form
      className={slim ? `${style.search} ${style.slim}` : style.search}
      role="search"
      aria-label={say('search.label')}
      action={path(to)}
      onSubmit={onSubmit}
      key={`${wish.checkin}${wish.checkout}${wish.guests}${wish.town}${wish.type}${wish.district}`}
    >
      <DateField checkIn={wish.checkin} checkOut={wish.checkout} />
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
          wide
          name="type"
          label={say('search.type')}
          all={say('search.type.all')}
          chosen={wish.type}
          choices={site?.villaTypes ?? []}
        />
      )}
      {children}
      <Button type="submit" className={style.go}>
        <Search className="i" aria-hidden="true" />
        {button}
      </Button>
    </Form>
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

type PickProps = {
  name: string
  label: string
  all: string
  chosen: readonly string[]
  choices: readonly Choice[]
  wide?: boolean
}

/** One of the choices; several that were chosen by the filters stay together as one entry. */
const PickField = ({ name, label, all, chosen, choices, wide = false }: PickProps) => {
  const id = useId()
  const several = chosen.length > 1
  return (
    <div className={wide ? `${style.field} ${style.wide}` : style.field}>
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
