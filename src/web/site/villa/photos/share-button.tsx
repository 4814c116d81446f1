import { Check, Share2 } from 'lucide-react'
import { useSay } from '../../../words/use-say.ts'
import { useShare } from './use-share.ts'

/** Shares the villa. */
export const ShareButton = ({ name, className }: { name: string; className: string }) => {
  const say = useSay()
  const { share, shared } = useShare(name)
  const Icon = shared ? Check : Share2
  return (
    <button type="button" className={`${className} with-js`} onClick={share}>
      <Icon className="i" aria-hidden />
      <span aria-live="polite">{say(shared ? 'villa.shared' : 'villa.share')}</span>
    </button>
  )
}
