import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../../words/dashboard.ts'

/** Copies a text and says so for two seconds. */
export const CopyButton = ({ text }: { text: string }) => {
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
      aria-label={say(done ? 'act.copied' : 'act.copy')}
      title={say(done ? 'act.copied' : 'act.copy')}
      onClick={copy}
    >
      <Icon className="i" aria-hidden />
    </button>
  )
}
