import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../../words/dashboard.ts'
import { IconButton } from './icon-button.tsx'

/** Copies a text and says so for two seconds. */
export const CopyButton = ({ text }: { text: string }) => {
  const [done, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setDone(true)
    setTimeout(() => setDone(false), 2000)
  }
  return (
    <IconButton
      icon={done ? Check : Copy}
      label={say(done ? 'act.copied' : 'act.copy')}
      className={done ? 'ok-t' : undefined}
      onClick={copy}
    />
  )
}
