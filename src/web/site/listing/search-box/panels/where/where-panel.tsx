import { Check, Home, MapPin, Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSay } from '../../../../../words/use-say.ts'
import { useVillaSearch } from '../../../../chrome/header/search/use-villa-search.ts'
import { chipClass } from '../../../../kit/chip.tsx'
import { Input } from '../../../../kit/form/input.tsx'
import { useSitePath } from '../../../../site-link.tsx'
import type { Asked } from '../asked.ts'
import { type Offered, type Place, placesNamed, usePlaces } from './use-places.ts'
import style from './where-panel.module.css'

type Props = { asked: Asked; onChange: (change: Partial<Asked>) => void; offered: Offered }
type Row = Place | { kind: 'villa'; slug: string; name: string; within: string; count: undefined }

/** Towns, districts, types and villas in one box: a place is ticked, several of them are chips, a villa is gone to. */
export const WherePanel = (props: Props) => {
  const say = useSay()
  const id = useId()
  const { typed, type, rows, chosen, active, toggle, take, onKeyDown, isNothing } = useWhere(props)
  return (
    <>
      <div className={style.field}>
        <Search className="i" aria-hidden="true" />
        <Input
          type="search"
          role="combobox"
          autoComplete="off"
          maxLength={60}
          aria-label={say('sheet.where.label')}
          placeholder={say('sheet.where.label')}
          aria-expanded={rows.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {chosen.length > 0 && <Chosen chosen={chosen} onDrop={toggle} />}
      <p className="small" role="status">
        {isNothing && say('sheet.where.none')}
      </p>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a combobox owns a listbox
        <ul className={style.rows} id={id} role="listbox" aria-multiselectable="true" aria-label={say('sheet.where')}>
          {rows.map((row, index) => (
            <PlaceRow
              key={row.kind + row.slug}
              id={`${id}-${index}`}
              row={row}
              chosen={row.kind !== 'villa' && props.asked[row.kind].includes(row.slug)}
              active={index === active}
              onTake={() => take(row)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

const MOST_VILLAS = 4

/** What is typed, what it offers, what is chosen, and which row the arrow keys stand on. */
const useWhere = ({ asked, onChange, offered }: Props) => {
  const path = useSitePath()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const places = usePlaces(offered)
  const lookup = useVillaSearch(typed)
  const villas = lookup.state === 'found' ? lookup.villas.slice(0, MOST_VILLAS) : []
  const rows: Row[] = [
    ...placesNamed(places, typed, offered.districts !== undefined),
    ...villas.map(({ slug, name, place }) => ({ kind: 'villa' as const, slug, name, within: place, count: undefined })),
  ]
  const chosen = places.filter((place) => asked[place.kind].includes(place.slug))
  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
  }
  const toggle = ({ kind, slug }: Place) => {
    const list = asked[kind]
    onChange({ [kind]: list.includes(slug) ? list.filter((each) => each !== slug) : [...list, slug] })
  }
  const take = (row: Row) => {
    if (row.kind === 'villa') return navigate(path(`/villa/${row.slug}`))
    toggle(row)
    type('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && rows.length) {
      event.preventDefault()
      setActive((now) => (Math.max(now, step < 0 ? 0 : -1) + step + rows.length) % rows.length)
    }
    const row = rows[active] ?? (typed ? rows[0] : undefined)
    if (event.key === 'Enter') {
      event.preventDefault()
      if (row) take(row)
    }
    const last = chosen.at(-1)
    if (event.key === 'Backspace' && !typed && last) toggle(last)
  }
  const isNothing = typed !== '' && !rows.length && lookup.state === 'found'
  return { typed, type, rows, chosen, active, toggle, take, onKeyDown, isNothing }
}

const Chosen = ({ chosen, onDrop }: { chosen: Place[]; onDrop: (place: Place) => void }) => {
  const say = useSay()
  return (
    <div className={style.chosen}>
      {chosen.map((place) => (
        <button
          key={place.kind + place.slug}
          type="button"
          className={chipClass('', true)}
          aria-label={say('sheet.where.drop', { name: place.name })}
          onClick={() => onDrop(place)}
        >
          {place.name}
          <X className="i" aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}

type RowProps = { id: string; row: Row; chosen: boolean; active: boolean; onTake: () => void }

const PlaceRow = ({ id, row, chosen, active, onTake }: RowProps) => {
  const say = useSay()
  const notes = [
    row.kind === 'villa' && say('sheet.where.villa'),
    row.kind === 'type' && say('sheet.where.type'),
    row.within,
    row.count !== undefined && say('sheet.where.count', { n: row.count }),
  ]
  const Sign = row.kind === 'town' || row.kind === 'district' ? MapPin : Home
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field; aria-activedescendant points here
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a listbox owns options
    <li id={id} role="option" aria-selected={chosen} data-active={active || undefined} onClick={onTake}>
      <Sign className="i" aria-hidden="true" />
      <span>
        <b>{row.name}</b>
        <small className="num">{notes.filter(Boolean).join(' · ')}</small>
      </span>
      {chosen && <Check className="i" aria-hidden="true" />}
    </li>
  )
}
