import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

/** Copies a text and says so for two seconds. */
export const CopyButton = ({ text, label, doneLabel }: { text: string; label: string; doneLabel: string }) => {
  const [done, setDone] = useState(false)
  const Icon = done ? Check : Copy
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setDone(true)
    setTimeout(() => setDone(false), 2000)
  }
  return (
    <button
      type="button"
      className={`ib ib--s${done ? ' ok-t' : ''}`}
      aria-label={done ? doneLabel : label}
      title={done ? doneLabel : label}
      onClick={copy}
    >
      <Icon className="i" aria-hidden />
    </button>
  )
}
