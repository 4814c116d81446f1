import { Check, Copy } from 'lucide-react'
import { useCopied } from '../../../ui/use-copied.ts'
import { say } from '../../../words/dashboard.ts'
import { IconButton } from './icon-button.tsx'

/** Copies a text and says so for two seconds. */
export const CopyButton = ({ text }: { text: string }) => {
  const { copied, copy } = useCopied()
  return (
    <IconButton
      icon={copied ? Check : Copy}
      label={say(copied ? 'act.copied' : 'act.copy')}
      className={copied ? 'ok-t' : undefined}
      onClick={() => copy(text)}
    />
  )
}
