import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Button } from './button/button.tsx'

/** Copies a text and says so for two seconds; absent without JavaScript, where the text can be marked by hand. */
export const CopyButton = ({ text, label, done }: { text: string; label: string; done: string }) => {
  const [copied, setCopied] = useState(false)
  const hydrated = useHydrated()
  if (!hydrated) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  return (
    <Button look="soft" size="small" onClick={copy}>
      {copied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  )
}
