import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { useLanguage, useSay } from '../../../../words/use-say.ts'
import { useSitePath } from '../../../site-link.tsx'
import { FoundVillas } from './found-villas.tsx'
import { useVillaSearch } from './use-villa-search.ts'

type Props = { focus?: boolean; onClose?: () => void }

/**
 * Finds a villa by its name, code or place while typing; Enter reads a sentence too ('temmuz ilk hafta 6 kişi kalkan').
 * Without JavaScript it leads to the list of villas. `onClose` by Escape.
 */
export const VillaSearch = ({ focus = false, onClose }: Props) => {
  const say = useSay()
  const path = useSitePath()
  const id = useId()
  const { text, type, lookup, active, shown, show, onKeyDown, onSubmit } = useCombobox()
  return (
    <Form
      role="search"
      aria-label={say('find.label')}
      action={path('/listing')}
      onSubmit={onSubmit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show(false)
      }}
    >
      <Search className="i" aria-hidden="true" />
      <input
        type="search"
        role="combobox"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the field was opened by its own button a moment ago
        autoFocus={focus}
        maxLength={200}
        aria-label={say('find.label')}
        aria-expanded={shown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={say('find.placeholder')}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => show(true)}
        onKeyDown={(event) => (event.key === 'Escape' && !shown ? onClose?.() : onKeyDown(event))}
      />
      {shown && <FoundVillas id={id} lookup={lookup} active={active} />}
    </Form>
  )
}

/** What is typed, what it finds, and which of it the arrow keys stand on. */
const useCombobox = () => {
  const path = useSitePath()
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [text, setText] = useState('')
  const [open, show] = useState(false)
  const [active, setActive] = useState(-1)
  const lookup = useVillaSearch(text)
  const villas = lookup.state === 'found' ? lookup.villas : []
  const type = (next: string) => {
    setText(next)
    setActive(-1)
    show(next !== '')
  }
  const forget = useRef(type)
  useEffect(() => {
    if (pathname) forget.current('')
  }, [pathname])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') show(false)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !villas.length) return
    event.preventDefault()
    show(true)
    setActive((now) => (Math.max(now, step < 0 ? 0 : -1) + step + villas.length) % villas.length)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = villas[active]
    if (chosen) return navigate(path(`/villa/${chosen.slug}`))
    const { wayOf } = await import('./where-to.ts')
    const way = await wayOf(text.trim(), lookup.state === 'found' ? villas : null, language).catch(() => null)
    if (!way) return show(true)
    const { to, ...state } = way
    navigate(path(to), { state })
    type('')
  }
  return { text, type, lookup, active, shown: open && lookup.state !== 'idle', show, onKeyDown, onSubmit }
}
