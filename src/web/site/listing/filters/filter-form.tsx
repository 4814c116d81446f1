import { type FormEvent, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { useSitePath } from '../../site-link.tsx'
import type { Options } from '../search-answer.ts'
import { formParams } from '../search-box/search-box.tsx'
import { addressOf, type Wish, wishOf } from '../wish.ts'
import { BedroomField, FlexibleField, PriceField } from './filter-fields.tsx'
import style from './filter-form.module.css'
import { CheckList } from './filter-list.tsx'

type Props = {
  id: string
  wish: Wish
  options: Options | null
  /** Searches again with every change; otherwise `onChange` hears of it and a button of the form searches. */
  live?: boolean
  onChange?: (wish: Wish) => void
  onSent?: () => void
}

/** Every filter as one GET form. Dates, guests and the order come along unseen. */
export const FilterForm = ({ id, wish, options, live = false, onChange, onSent }: Props) => {
  const say = useSay()
  const path = useSitePath()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [towns, setTowns] = useState(wish.town)
  const wished = () => wishOf(form.current ? formParams(form.current) : new URLSearchParams())
  const send = () => {
    navigate(path(addressOf('/listing', wished())), { preventScrollReset: live })
    onSent?.()
  }
  const changed = (event: FormEvent) => {
    const draft = wished()
    setTowns(draft.town)
    if (!live) onChange?.(draft)
    else if (!(event.target instanceof HTMLInputElement && event.target.type === 'number')) send()
  }
  return (
    <Form
      id={id}
      ref={form}
      className={live ? `${style.form} ${style.live}` : style.form}
      action={path('/listing')}
      key={live ? addressOf('', wish) : 'sheet'}
      onChange={changed}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Unseen wish={wish} withSort={!live} />
      <PriceField wish={wish} onDone={live ? send : undefined} />
      <BedroomField wish={wish} />
      {wish.checkin && <FlexibleField wish={wish} />}
      {options ? <Lists wish={wish} options={options} towns={towns} /> : <UnseenLists wish={wish} />}
      <Button type="submit" wide className={style.go}>
        {say('filter.go')}
      </Button>
    </Form>
  )
}

const Lists = ({ wish, options, towns }: { wish: Wish; options: Options; towns: readonly string[] }) => {
  const say = useSay()
  const counted = !wish.checkin // how many there are at all says nothing about these dates
  return (
    <>
      <CheckList name="town" title={say('filter.town')} chosen={wish.town} choices={options.towns} counted={counted} />
      <CheckList
        name="district"
        title={say('filter.district')}
        chosen={wish.district}
        choices={districtsOf(options, towns, wish.district)}
      />
      <CheckList name="type" title={say('filter.type')} chosen={wish.type} choices={options.types} counted={counted} />
      <CheckList name="feature" title={say('filter.feature')} chosen={wish.feature} choices={options.features} />
    </>
  )
}

/** Districts are offered for the towns that are chosen. */
const districtsOf = (options: Options, towns: readonly string[], chosen: readonly string[]) =>
  options.towns.flatMap(({ slug, districts }) =>
    towns.includes(slug) ? districts : districts.filter((each) => chosen.includes(each.slug)),
  )

const mapWord = ({ map }: Wish): string => (map === undefined ? '' : String(Number(map)))

const Unseen = ({ wish, withSort }: { wish: Wish; withSort: boolean }) => (
  <>
    <input type="hidden" name="checkin" value={wish.checkin ?? ''} />
    <input type="hidden" name="checkout" value={wish.checkout ?? ''} />
    <input type="hidden" name="guests" value={wish.guests ?? ''} />
    <input type="hidden" name="area" value={wish.area ?? ''} />
    <input type="hidden" name="map" value={mapWord(wish)} />
    {withSort && <input type="hidden" name="sort" value={wish.sort} />}
  </>
)

/** Without the options nobody can tick them; what is chosen stays chosen. */
const UnseenLists = ({ wish }: { wish: Wish }) =>
  (['town', 'district', 'type', 'feature'] as const).map((name) => (
    <input key={name} type="hidden" name={name} value={wish[name].join(',')} />
  ))
