import { Check, Copy } from 'lucide-react'
import { useCopied } from '../../../ui/use-copied.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Button } from './button.tsx'

/** Copies a text and says so for two seconds; absent without JavaScript, where the text can be marked by hand. */
export const CopyButton = ({ text, label, done }: { text: string; label: string; done: string }) => {
  const { copied, copy } = useCopied()
  if (!useHydrated()) return null
  const Icon = copied ? Check : Copy
  return (
    <Button look="soft" size="small" onClick={() => copy(text)}>
      <Icon className="i" aria-hidden />
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  )
}
