import { Repeat, TriangleAlert } from 'lucide-react'
import type { GuestRow } from '../../../features/guests/record/guests.contract.ts'
import { say } from '../../words/dashboard.ts'
import { Tag } from '../kit/page/tag.tsx'

/** What to know of a guest at a glance: a warning of a colleague, and that she has been here before. */
export const GuestTags = ({ guest: { attention, stays } }: { guest: Pick<GuestRow, 'attention' | 'stays'> }) => (
  <>
    {attention && (
      <Tag tone="k-bad" icon={TriangleAlert} iconSize="xs">
        {say('guests.attention')}
      </Tag>
    )}
    {stays > 1 && (
      <Tag tone="k-ok" icon={Repeat} iconSize="xs">
        {say('guests.repeat')}
      </Tag>
    )}
  </>
)
