import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Role } from '../../../kernel/caller.ts'
import { Modal } from '../../ui/modal.tsx'
import { useKey } from '../../ui/use-key.ts'
import { type DashboardWordKey, say } from '../../words/dashboard.ts'

type Place = { keys: string; to: string; word: DashboardWordKey; admin?: true }

/** Two letters, one after the other, lead to a place. */
const PLACES: Place[] = [
  { keys: 'ga', to: '/dashboard/', word: 'menu.home' },
  { keys: 'gr', to: '/dashboard/reservations', word: 'menu.reservations' },
  { keys: 'gp', to: '/dashboard/reservations?status=OPTION', word: 'option-desk' },
  { keys: 'gv', to: '/dashboard/villas', word: 'menu.villas' },
  { keys: 'nr', to: '/dashboard/reservations/new', word: 'new-reservation', admin: true },
]
const OTHERS: [string, DashboardWordKey][] = [
  ['/', 'key.search'],
  ['Ctrl K', 'find'],
  ['J K', 'key.move'],
  ['Enter', 'key.open'],
  ['B L O W', 'key.send'],
  ['T U', 'key.change'],
  ['⇧ O', 'move.receive-transfer'],
  ['Ctrl ↵', 'key.main'],
  ['Ctrl S', 'save'],
  ['Esc', 'close'],
]
const PAUSE_MS = 1200

/** The keys of the dashboard: two-letter places, and '?' for the list of all keys. */
export const Shortcuts = ({ role }: { role: Role }) => {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const last = useRef({ key: '', at: 0 })
  const places = PLACES.filter(({ admin }) => !admin || role === 'ADMIN')
  useKey(({ key, timeStamp }) => {
    if (key === '?') setOpen(true)
    const keys = timeStamp - last.current.at < PAUSE_MS ? last.current.key + key : key
    const place = places.find((each) => each.keys === keys)
    last.current = { key, at: timeStamp }
    if (place) navigate(place.to)
    return place !== undefined || key === '?'
  })
  if (!open) return null
  return (
    <Modal title={say('shortcuts')} closeLabel={say('close')} onClose={() => setOpen(false)}>
      <dl className="kmap">
        {[...places.map(({ keys, word }): [string, DashboardWordKey] => [keys.toUpperCase().split('').join(' '), word]), ...OTHERS].map(
          ([keys, word]) => (
            <div key={word}>
              <dt>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{say(word)}</dd>
            </div>
          ),
        )}
      </dl>
    </Modal>
  )
}
