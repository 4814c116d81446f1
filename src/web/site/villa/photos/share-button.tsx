import { Check, Share2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { useShare } from './use-share.ts'

/** Shares the villa. */
export const ShareButton = ({ name, ...look }: { name: string } & ComponentProps<typeof Button>) => {
  const say = useSay()
  const { share, shared } = useShare(name)
  const Icon = shared ? Check : Share2
  return (
    <Button size="small" {...look} onClick={share}>
      <Icon className="i" aria-hidden />
      <span aria-live="polite">{say(shared ? 'villa.shared' : 'villa.share')}</span>
    </Button>
  )
}
