import { Check, Copy, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { HouseToEdit } from '../../../../features/villas/editor/house.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { Crumb, PageHead } from '../../kit/page/page-head.tsx'
import { Badge } from '../../kit/page/tag.tsx'
import { TO } from '../../places.ts'
import { VillaActs } from '../villa-acts.tsx'
import { DuplicateDialog } from './new/duplicate-dialog.tsx'

/** Which villa this is, whether guests see it, and how they will see it. */
export const EditorHead = ({ villa }: { villa: HouseToEdit }) => {
  const { name, slug, code, active, town, district } = villa
  const [copying, setCopying] = useState(false)
  return (
    <>
      <Crumb to={TO.villas} from={say('menu.villas')}>
        {town}, {district}
      </Crumb>
      <PageHead
        title={name}
        note={<span className="num">{code}</span>}
        beside={
          <Badge tone={active ? 'k-ok' : 'k-mute'} icon={active ? Check : EyeOff}>
            {say(active ? 'villas.active' : 'villas.inactive')}
          </Badge>
        }
        acts={
          <>
            <ButtonLink
              look="quiet"
              icon={Eye}
              to={active ? `/villa/${slug}` : `/villa/${slug}/preview`}
              discover="none"
              target="_blank"
              rel="noreferrer"
            >
              {say('house.as-guest')}
            </ButtonLink>
            <Button look="quiet" icon={Copy} onClick={() => setCopying(true)}>
              {say('house.duplicate')}
            </Button>
            <VillaActs villa={villa} />
          </>
        }
      />
      {copying && <DuplicateDialog villa={villa} onClose={() => setCopying(false)} />}
    </>
  )
}
