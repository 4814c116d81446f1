import { BadgeCheck, CircleX, Clock, Copy, FileX, Hourglass, type LucideIcon } from 'lucide-react'
import type { PermitReason } from '../../../features/villas/permits/permit-reasons.ts'
import { say } from '../../words/dashboard.ts'
import { Signs } from '../kit/list/row/signs.tsx'
import type { Tone } from '../kit/page/tag.tsx'

const LOOKS: Record<PermitReason, [Tone, LucideIcon]> = {
  missing: ['k-bad', FileX],
  invalid: ['k-bad', CircleX],
  ended: ['k-bad', Hourglass],
  'ends-7': ['k-bad', Hourglass],
  doubled: ['k-bad', Copy],
  'ends-30': ['k-warn', Hourglass],
  waiting: ['k-warn', Clock],
  'old-check': ['k-warn', Clock],
  'ends-60': ['k-mute', Hourglass],
}

/** Why somebody should look at a permit; a good word when nobody needs to. */
export const Reasons = ({ reasons }: { reasons: PermitReason[] }) => (
  <Signs
    of={
      reasons.length
        ? reasons.map((reason) => ({
            ...{ tone: LOOKS[reason][0], icon: LOOKS[reason][1] },
            word: say(`permit.reason.${reason}`),
          }))
        : [{ tone: 'k-ok', icon: BadgeCheck, word: say('permit.state.valid') }]
    }
  />
)
