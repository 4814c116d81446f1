import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Session } from '../../browser/session.ts'
import { say } from '../../words/dashboard.ts'
import style from './palette-button.module.css'
import { PaletteDialog } from './palette-dialog.tsx'

/** Finds and does things from anywhere: Ctrl/⌘ K, or its button in the bar; on phones the button is an icon. */
export const Palette = ({ session, onLogout }: { session: Session; onLogout: () => void }) => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        className={style.find}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search className="i i--s" aria-hidden />
        <span className="sr--phone">{say('palette.title')}</span>
        <kbd aria-hidden>Ctrl</kbd>
        <kbd aria-hidden>K</kbd>
      </button>
      {open && <PaletteDialog session={session} onClose={() => setOpen(false)} onLogout={onLogout} />}
    </>
  )
}
