import { Search, X } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { say } from '../../../words/dashboard.ts'
import { IconButton } from '../button/icon-button.tsx'
import input from '../fields/input.module.css'
import { useSlash } from '../keys/use-slash.ts'
import style from './search-box.module.css'

type Props = { value: string; onSearch: (text: string) => void; placeholder: string; className?: string }

const PAUSE_MS = 250

/** A search field that asks after a short pause in typing; the key '/' goes to it. */
export const SearchBox = ({ value, onSearch, placeholder, className = '' }: Props) => {
  const [text, setText] = useState(value)
  const box = useSlash()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // what comes back through the address is without the space that the next word begins after
  useEffect(() => setText((typed) => (typed.trim() === value ? typed : value)), [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (next: string, pause = PAUSE_MS) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), pause)
  }
  return (
    <search className={`${style.search} ${className}`} style={{ '--letters': placeholder.length } as CSSProperties}>
      <Search className="i" aria-hidden />
      <input
        ref={box}
        className={input.text}
        type="search"
        placeholder={placeholder}
        aria-label={placeholder}
        value={text}
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text, 0)
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      {text ? (
        <IconButton icon={X} iconSize="s" label={say('list.clear-search')} onClick={() => search('', 0)} />
      ) : (
        <kbd aria-hidden>/</kbd>
      )}
    </search>
  )
}
