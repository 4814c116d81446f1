import { CalendarX, House, Rss, Wrench } from 'lucide-react'
import type { BlockKind } from '../../../features/availability/calendar.shape.ts'
import { say } from '../../words/dashboard.ts'
import { Badge } from '../kit/page/tag.tsx'

const LOOKS = {
  closing: { tone: 'k-mute', icon: CalendarX },
  maintenance: { tone: 'k-mute', icon: Wrench },
  'owner-stay': { tone: 'k-owner', icon: House },
  external: { tone: 'k-external', icon: Rss },
} as const

/** What dates are closed for, as sign and word. */
export const BlockBadge = ({ kind }: { kind: BlockKind }) => (
  <Badge tone={LOOKS[kind].tone} icon={LOOKS[kind].icon}>
    {say(`block.${kind}`)}
  </Badge>
)
