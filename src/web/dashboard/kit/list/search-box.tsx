import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { say } from '../../../words/dashboard.ts'
import { useSlash } from '../keys/use-slash.ts'

type Props = { value: string; onSearch: (text: string) => void; placeholder: string }

const PAUSE_MS = 250

/** A search field that asks after a short pause in typing; the key '/' goes to it. */
export const SearchBox = ({ value, onSearch, placeholder }: Props) => {
  const [text, setText] = useState(value)
  const box = useSlash()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setText(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (next: string, pause = PAUSE_MS) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), pause)
  }
  return (
    <search className="filter__q">
      <Search className="i" aria-hidden />
      <input
        ref={box}
        className="in"
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
        <button
          type="button"
          className="ib ib--s filter__x"
          aria-label={say('list.clear-search')}
          onClick={() => search('', 0)}
        >
          <X className="i i--s" aria-hidden />
        </button>
      ) : (
        <kbd aria-hidden>/</kbd>
      )}
    </search>
  )
}
