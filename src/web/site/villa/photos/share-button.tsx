import { Check, Share2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { useShare } from './use-share.ts'

type Props = { name: string; narrow?: string } & ComponentProps<typeof Button>

/** Shares the villa; `narrow` is the class of its word where there is little room. */
export const ShareButton = ({ name, narrow, ...look }: Props) => {
  const say = useSay()
  const { share, shared } = useShare(name)
  const Icon = shared ? Check : Share2
  return (
    <Button size="small" {...look} onClick={share}>
      <Icon className="i" aria-hidden />
      <span aria-live="polite" className={narrow}>
        {say(shared ? 'villa.shared' : 'villa.share')}
      </span>
    </Button>
  )
}
