import { DayRange } from '../../kit/fields/day/day-range.tsx'
import type { Form } from '../../kit/form/use-form.ts'
import { orderFault, type StayTyped } from './new-booking.ts'

type Props = { form: Form & { typed: StayTyped }; unsold?: string; labels: { from: string; until: string } }

/** Check-in and check-out, in a form that names them so; their order is judged at once. */
export const StayDays = ({ form, unsold, labels }: Props) => {
  const { checkIn, checkOut } = form.typed
  return (
    <DayRange
      labels={labels}
      value={{ from: checkIn, until: checkOut }}
      onChange={({ from, until }) => {
        form.set('checkIn', from)
        form.set('checkOut', until)
      }}
      errors={{ from: form.fault('checkIn'), until: form.fault('checkOut') ?? orderFault(form.typed) ?? unsold }}
    />
  )
}
