import { useNavigate } from 'react-router'
import type { OccupancyVilla } from '../../../../features/occupancy/occupancy.contract.ts'
import { type Bar, isStay } from '../../dates/bar.ts'
import { useKey } from '../../kit/keys/use-key.ts'
import { DaySheet } from '../../villa-calendar/day-sheet.tsx'
import { bookingOf, CreateSheet } from './create-sheet.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { Changes } from './use-changes.ts'

type Props = { villas: OccupancyVilla[]; changes: Changes; looking: Bar | undefined; onClose: () => void }

/** What stands above the calendar: nights that were drawn, the pressed bar, the prices of a stay that moves. */
export const Sheets = ({ villas, changes, looking, onClose }: Props) => {
  const { ghost, moving } = changes
  const navigate = useNavigate()
  const villaOf = (id: number) => villas.find((villa) => villa.id === id)
  const drawn = ghost?.act === 'create' ? villaOf(ghost.villaId) : undefined
  useKey(({ key }) => {
    if (!drawn || !ghost) return false
    if (key === 'o') navigate(bookingOf(ghost))
    else if (key === 'k') changes.close(ghost, drawn.name)
    else return false
    return true
  })
  if (drawn && ghost)
    return (
      <CreateSheet
        ghost={ghost}
        villa={drawn}
        onClose={changes.drop}
        onBlock={() => changes.close(ghost, drawn.name)}
      />
    )
  if (moving) return <MoveDialog moving={moving} onMove={() => changes.moveStay(moving)} onClose={changes.drop} />
  if (!looking || ghost) return null
  const open = (bar: Bar) => changes.open(bar, villaOf(bar.villaId)?.name ?? '')
  return <DaySheet bar={looking} onClose={onClose} onOpen={isStay(looking) || looking.fixed ? undefined : open} />
}
