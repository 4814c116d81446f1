import '../../../words/load/finding/filters.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { Currency } from '../../../../kernel/money.ts'
import { chosenCurrency } from '../../../browser/currency.ts'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { useSitePath } from '../../site-link.tsx'
import { whoQuery } from '../../stay/who.ts'
import type { Options } from '../search-answer.ts'
import { formParams } from '../search-box/form-params.ts'
import { addressOf, type Wish, wishOf } from '../wish.ts'
import { FamilyFields, FeatureFields } from './feature-fields.tsx'
import style from './filter-form.module.css'
import { CheckList } from './filter-list.tsx'
import { FlexibleField, RoomsField, SeaField, SwitchFields } from './house/house-fields.tsx'
import { PriceField } from './price/price-field.tsx'
import { type Facets, useFacets } from './use-facets.ts'

type Props = {
  id: string
  wish: Wish
  options: Options | null
  /** Searches again with every change; otherwise a button of the form searches. */
  live?: boolean
  onFacets?: (facets: Facets) => void
  onSent?: () => void
}

/** Every filter as one GET form. Dates, guests and the order come along unseen; counts move while one chooses. */
export const FilterForm = ({ id, wish, options, live = false, onFacets, onSent }: Props) => {
  const say = useSay()
  const path = useSitePath()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const asked = addressOf('', wish)
  const [draft, setDraft] = useDraft(wish, asked)
  const [currency, setCurrency] = useCurrency(wish)
  const facets = useFacets(draft, currency)
  const wished = () => wishOf(form.current ? formParams(form.current) : new URLSearchParams())
  const send = () => {
    if (live && addressOf('', wished()) === asked) return
    navigate(path(addressOf('/listing', wished())), { preventScrollReset: live })
    onSent?.()
  }
  useEffect(() => {
    if (facets) onFacets?.(facets)
  }, [facets, onFacets])
  useSentIfTicked(live, form, wish, send)
  const changed = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) setCurrency(target.value as Currency)
    const next = wished()
    setDraft(next)
    if (live && isAtOnce(target)) send()
  }
  return (
    <Form
      id={id}
      ref={form}
      className={live ? `${style.form} ${style.live}` : style.form}
      action={path('/listing')}
      key={live ? asked : 'sheet'}
      onChange={changed}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Unseen wish={wish} withSort={!live} />
      <PriceField wish={wish} price={facets?.price} currency={currency} onDone={live ? send : undefined} />
      <SwitchFields wish={draft} facets={facets} />
      <SeaField wish={wish} facets={facets} />
      <RoomsField name="bedrooms" wish={wish} facets={facets} />
      <RoomsField name="bathrooms" wish={wish} facets={facets} />
      {wish.checkin && <FlexibleField wish={wish} />}
      {options ? <Lists {...{ wish, draft, options, facets }} /> : <UnseenLists wish={wish} />}
      <Button type="submit" wide className={style.go}>
        {say('refine.go')}
      </Button>
    </Form>
  )
}

/** What is chosen and not searched yet; another search, also by the way back, is another draft. */
const useDraft = (wish: Wish, asked: string): [Wish, (draft: Wish) => void] => {
  const [own, setOwn] = useState<{ of: string; wish: Wish }>()
  return [own?.of === asked ? own.wish : wish, (draft) => setOwn({ of: asked, wish: draft })]
}

/** What is typed or dragged is searched for when it is left. */
const isAtOnce = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio'))

const useCurrency = (wish: Wish): [Currency, (currency: Currency) => void] => {
  const shown = chosenCurrency.use()
  const [own, setOwn] = useState(wish.currency)
  return [own ?? shown, setOwn]
}

/** What was ticked before the code of the form was there is searched for as soon as it is. */
const useSentIfTicked = (
  live: boolean,
  form: { readonly current: HTMLFormElement | null },
  wish: Wish,
  send: () => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, of the form as the server drew it
  useEffect(() => {
    if (!live || !form.current) return
    const params = formParams(form.current)
    params.delete('currency')
    if (addressOf('', { ...wishOf(params), sort: wish.sort }) !== addressOf('', withoutCurrency(wish))) send()
  }, [])
}

/** A form holds no place in the list. */
const withoutCurrency = (wish: Wish): Wish => ({ ...wish, currency: undefined, skip: 0, take: wishOf(NONE).take })
const NONE = new URLSearchParams()

type ListsProps = { wish: Wish; draft: Wish; options: Options; facets: Facets | null }

const Lists = ({ wish, draft, options, facets }: ListsProps) => {
  const say = useSay()
  return (
    <>
      <FamilyFields wish={draft} options={options} facets={facets} />
      <CheckList
        name="town"
        title={say('refine.town')}
        chosen={wish.town}
        choices={options.towns}
        ticked={draft.town}
        counts={facets?.town}
      />
      <CheckList
        name="district"
        title={say('refine.district')}
        chosen={wish.district}
        choices={districtsOf(options, draft.town, wish.district)}
        ticked={draft.district}
        counts={facets?.district}
      />
      <CheckList
        name="type"
        title={say('refine.type')}
        chosen={wish.type}
        choices={options.types}
        ticked={draft.type}
        counts={facets?.type}
      />
      <FeatureFields wish={draft} options={options} facets={facets} />
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
    {whoQuery(wish).map(([name, count]) => (
      <input key={name} type="hidden" name={name} value={count} />
    ))}
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
