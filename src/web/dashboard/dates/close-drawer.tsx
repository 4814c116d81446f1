import { CalendarX } from 'lucide-react'
import { changeClosing, closeDates } from '../../../features/availability/availability.contract.ts'
import { type ClosingKind, closingKind } from '../../../features/availability/calendar.shape.ts'
import type { BlockedDates } from '../../../features/availability/dates/dates.contract.ts'
import { daysBetween } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { say } from '../../words/dashboard.ts'
import { ChoiceField } from '../kit/fields/choice/choice-field.tsx'
import { DayRange } from '../kit/fields/day/day-range.tsx'
import { Field } from '../kit/fields/field.tsx'
import { SelectField } from '../kit/fields/select-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { ConflictNote } from '../kit/form/conflict-note.tsx'
import { Modal } from '../kit/form/modal.tsx'
import { type Form, useForm } from '../kit/form/use-form.ts'
import { orderFault } from '../reservations/booking/new-booking.ts'
import { DialogFoot } from '../reservations/dialogs/dialog-foot.tsx'
import { type VillaChoice, villaChoice } from '../villa-choice.ts'
import { ClosingNote } from './closing-note.tsx'
import { useVillaCalendar } from './use-villa-calendar.ts'

type Props = {
  /** What is changed; a new one when absent. */
  row?: BlockedDates
  /** What is known of a new one. */
  start: { villaId: string; from: string; until: string }
  villas: VillaChoice[]
  onClose: () => void
  onDone?: () => void
}

const typedOf = ({ villaId, from, until, kind, note }: BlockedDates): Typed => {
  const own = kind === 'external' ? 'closing' : kind // a foreign one is never changed here
  return { villaId: String(villaId), from, until, kind: own, note }
}

type Typed = { villaId: string; from: string; until: string; kind: ClosingKind; note: string }

/** Closes dates, or moves what is closed: says before the button how many nights are free and which gap is lost. */
export const CloseDrawer = ({ row, start, villas, onClose, onDone }: Props) => {
  const done = (_: AnswerOf<typeof closeDates> | AnswerOf<typeof changeClosing>) => {
    onDone?.()
    onClose()
  }
  const form = useForm(row ? changeClosing : closeDates, row ? typedOf(row) : { ...start, kind: 'closing', note: '' }, {
    done,
    body: ({ villaId, ...dates }: Typed) =>
      row ? dates : { ...dates, villa_id: villaId ? Number(villaId) : Number.NaN },
    alsoWrong: ({ from, until }) => ({ until: orderFault({ checkIn: from, checkOut: until }) }),
  })
  const { villaId, from, until } = form.typed
  const calendar = useVillaCalendar(Number(villaId) || undefined, { from, until })
  const nights = from && until && until > from ? daysBetween(from, until) : 0
  return (
    <Modal
      as="drawer"
      title={say(row ? 'dates.edit' : 'dates.close')}
      onClose={onClose}
      onSubmit={() => form.send(row ? { id: row.id } : undefined)}
      form={form}
      foot={
        <DialogFoot
          icon={CalendarX}
          word={row || nights === 0 ? say(row ? 'act.save' : 'dates.close') : say('dates.do-close', { n: nights })}
          sending={form.sending}
          disabled={row !== undefined && form.changes === 0}
          onClose={onClose}
        />
      }
    >
      <ConflictNote refused={form.changed('from') || form.changed('until') ? null : form.refused} />
      {row ? <VillaOf row={row} /> : <VillaField form={form} villas={villas} value={villaId} />}
      <DayRange
        labels={{ from: say('dates.from'), until: say('dates.until') }}
        value={{ from, until }}
        onChange={(dates) => {
          form.set('from', dates.from)
          form.set('until', dates.until)
        }}
        errors={{ from: form.fault('from'), until: form.fault('until') }}
      />
      <p className="t3 sm">{say('dates.until-help')}</p>
      <SelectField
        form={form}
        name="kind"
        label={say('dates.kind')}
        options={closingKind.options.map((value) => ({ value, label: say(`block.${value}`) }))}
      />
      <TextField form={form} name="note" label={say('dates.note')} placeholder={say('dates.note-placeholder')} />
      <ClosingNote calendar={calendar} span={{ from, until }} own={row?.id} chosen={nights > 0 && villaId !== ''} />
    </Modal>
  )
}

const VillaOf = ({ row: { villa, town } }: { row: BlockedDates }) => (
  <p>
    <b>{villa}</b> <span className="t3">{town}</span>
  </p>
)

const VillaField = ({ form, villas, value }: { form: Form; villas: VillaChoice[]; value: string }) => (
  <Field label={say('reservation.villa')} required error={form.fault('villa_id')}>
    {(wired) => (
      <ChoiceField
        wired={wired}
        choices={villas.map(villaChoice)}
        value={value}
        onChange={(id) => form.set('villaId', id)}
        placeholder={say('reservation.choose-villa')}
        none={say('reservation.no-villa-found')}
      />
    )}
  </Field>
)
