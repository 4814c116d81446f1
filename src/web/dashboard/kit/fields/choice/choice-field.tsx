import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useSlash } from '../../keys/use-slash.ts'
import type { Wired } from '../field.tsx'
import input from '../input.module.css'
import style from './choice-field.module.css'
import { type Choice, useChoice } from './use-choice.ts'

type Props = {
  choices: Choice[]
  value: string
  onChange: (value: string) => void
  /** What stands there while nothing is chosen. */
  placeholder: string
  /** What the list says when nothing fits. */
  none: string
  wired?: Wired
  label?: string
  className?: string
  /** The key '/' goes to it. */
  slash?: boolean
}

/**
 * One of many, found by typing any part of it, Turkish letters or not; Enter or Tab takes the marked one, an emptied
 * field takes none.
 */
export const ChoiceField = ({
  choices,
  value,
  onChange,
  placeholder,
  none,
  wired,
  label,
  className = '',
  slash = false,
}: Props) => {
  const { open, text, found, at, mark, write, show, take, leave, press } = useChoice(choices, value, onChange)
  const id = useId()
  const box = useSlash(slash)
  const chosen = choices.find((choice) => choice.value === value)?.label ?? ''
  return (
    <span className={`${style.choice} ${className}`}>
      <input
        {...wired}
        ref={box}
        className={input.text}
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={open && found[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={chosen || placeholder}
        value={open ? text : chosen}
        onChange={(event) => write(event.target.value)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={show}
        onBlur={leave}
        onKeyDown={(event) => press(event.key) && event.preventDefault()}
      />
      <ChevronDown className="i i--s" aria-hidden />
      {open && (
        <ChoiceList id={id} label={label ?? placeholder} none={none} found={found} at={at} mark={mark} take={take} />
      )}
    </span>
  )
}

type ListProps = {
  id: string
  label: string
  none: string
  found: Choice[]
  at: number
  mark: (at: number) => void
  take: (choice: Choice) => void
}

const ChoiceList = ({ id, label, none, found, at, mark, take }: ListProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div id={id} ref={box} role="listbox" aria-label={label} className={style.list}>
      {found.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        <div
          key={choice.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => mark(index)}
          onClick={() => take(choice)}
        >
          {choice.label} {choice.note && <span className="t3 num">{choice.note}</span>}
        </div>
      ))}
      {found.length === 0 && <div className="t3">{none}</div>}
    </div>
  )
}
