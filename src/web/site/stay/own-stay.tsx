import { useSay } from '../../words/use-say.ts'
import { Notice } from '../kit/note/note.tsx'
import { SiteLink } from '../site-link.tsx'

/** The nights are taken by the guest herself: the way back to her reservation. */
export const OwnStay = ({ token }: { token: string }) => {
  const say = useSay()
  return (
    <Notice tone="info">
      <b>{say('quote.own')}</b>{' '}
      <SiteLink className="link" to={`/enquire?token=${encodeURIComponent(token)}`}>
        {say('quote.ownGo')}
      </SiteLink>
    </Notice>
  )
}
