import { Send } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { IconButton } from '../../kit/button/icon-button.tsx'

/** Opens every message that makes sense for a reservation now: one press more sends one. */
export const MessagesButton = ({ guestName, onOpen }: { guestName: string; onOpen: () => void }) => (
  <IconButton icon={Send} label={say('chat.more', { guest: guestName })} title={say('chat.title')} onClick={onOpen} />
)
