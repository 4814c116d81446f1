import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { say } from '../../words/dashboard.ts'
import { searchFilter } from '../reservations/list/reservation-query.ts'
import style from './quick-find.module.css'

/**
 * Finds a reservation by code, guest or phone from anywhere; Ctrl/⌘ K goes to it. A code or a number finds past stays
 * too.
 */
export const QuickFind = () => {
  const box = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      box.current?.select()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const find = () => {
    const text = box.current?.value.trim() ?? ''
    if (!text) return
    const filter = Object.entries(searchFilter(text)).filter(([, value]) => value)
    navigate(`/dashboard/reservations?${new URLSearchParams(filter)}`)
    if (box.current) box.current.value = ''
    box.current?.blur()
  }
  return (
    <search className={style.find}>
      <Search className="i i--s" aria-hidden />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          find()
        }}
      >
        <input ref={box} type="search" aria-label={say('shell.find')} placeholder={say('shell.find')} />
      </form>
      <kbd aria-hidden>Ctrl</kbd>
      <kbd aria-hidden>K</kbd>
    </search>
  )
}
