import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Modal } from '../../kit/form/modal.tsx'
import { DialogFoot } from '../../reservations/dialogs/dialog-foot.tsx'
import { PriceComparison } from '../../reservations/dialogs/price-comparison.tsx'
import { stayText } from '../../stay-text.ts'
import type { MovingStay } from './use-changes.ts'

type Props = { moving: MovingStay; onMove: () => Promise<void>; onClose: () => void }

/** A stay that was dragged to other days: the old and the new price, then the button that says the difference. */
export const MoveDialog = ({ moving: { ghost, record, price }, onMove, onClose }: Props) => {
  const [sending, setSending] = useState(false)
  const more = price.total - record.price.total
  const difference = `${more > 0 ? '+' : ''}${formatMoney(more, price.currency, 'tr')}`
  const move = async () => {
    setSending(true)
    await onMove()
  }
  return (
    <Modal
      title={say('occ.move-title', { who: record.guestName })}
      onClose={onClose}
      onSubmit={() => !sending && move()}
      foot={
        <DialogFoot
          icon={CalendarRange}
          word={more === 0 ? say('occ.move-same') : say('occ.move-for', { difference })}
          sending={sending}
          onClose={onClose}
        />
      }
    >
      <p className="num">
        {say('reservation.dates-consequence', {
          old: stayText(record.checkIn, record.checkOut),
          now: stayText(ghost.from, ghost.until),
        })}
      </p>
      <PriceComparison before={record.price} after={price} />
    </Modal>
  )
}
