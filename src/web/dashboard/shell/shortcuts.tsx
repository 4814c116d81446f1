import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Role } from '../../../kernel/caller.ts'
import { say } from '../../words/dashboard.ts'
import { helpOf } from '../help/help-of.ts'
import { Modal } from '../kit/form/modal.tsx'
import { useKey } from '../kit/keys/use-key.ts'
import { placesOf } from '../places.ts'
import { keyGroups } from './keys.ts'
import style from './shortcuts.module.css'

const PAUSE_MS = 1200

/** The keys of the dashboard: two-letter places, and '?' for what the screen is for and all keys. */
export const Shortcuts = ({ role }: { role: Role }) => {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const last = useRef({ key: '', at: 0 })
  const places = placesOf(role)
  const help = helpOf(useLocation().pathname, role)
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
    <Modal title={say('help.title')} onClose={() => setOpen(false)}>
      <section className={style.help}>
        <p>{say(help.what)}</p>
        <p>
          <b>{say('help.next')}</b> {say(help.next)}
        </p>
      </section>
      {keyGroups(role).map(({ word, keys }) => (
        <section key={word} className={style.group}>
          <h3>{say(word)}</h3>
          <dl className={style.keys}>
            {keys.map(([pressed, what]) => (
              <div key={pressed}>
                <dt>
                  {pressed.split(' ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  )
}
