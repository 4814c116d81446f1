import { useState } from 'react'
import { fold } from '../../../../../kernel/slug.ts'

export type Choice = { value: string; label: string; note?: string }

const SHOWN = 50

/** The typing, the list and the keys of a field that chooses one of many. Closed while nobody types. */
export const useChoice = (choices: Choice[], value: string, onChange: (value: string) => void) => {
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const open = typed !== undefined
  const text = typed ?? ''
  const found = open ? matching(choices, text).slice(0, SHOWN) : []
  const type = (next: string | undefined) => {
    setTyped(next)
    setAt(0)
  }
  const write = (next: string) => {
    if (!next && value) onChange('')
    type(next)
  }
  const take = (choice: Choice | undefined) => {
    if (choice && choice.value !== value) onChange(choice.value)
    type(undefined)
  }
  const move = (step: number) => (open ? setAt(Math.max(0, Math.min(found.length - 1, at + step))) : type(''))
  const press = (key: string): boolean => {
    if (key === 'Tab' && text) take(found[at]) // and the focus goes on
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter' && open) take(found[at])
    else if (key === 'Escape' && open) type(undefined)
    else if (key === 'Backspace' && open && !text) write('')
    else return false
    return true
  }
  return {
    open,
    text,
    found,
    at,
    mark: setAt,
    write,
    show: () => open || type(''),
    take,
    leave: () => type(undefined),
    press,
  }
}

/** The choices that hold every word that was typed; those with a word that begins like it come first. */
export const matching = (choices: Choice[], text: string): Choice[] => {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const begins = ({ label }: Choice) =>
    fold(label)
      .split(/\s+/)
      .some((part) => part.startsWith(words[0] ?? ''))
  return choices
    .filter(({ label, note = '' }) => words.every((word) => fold(`${label} ${note}`).includes(word)))
    .sort((one, other) => Number(begins(other)) - Number(begins(one)))
}
