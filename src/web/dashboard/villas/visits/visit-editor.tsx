import { shortName } from '../../../../features/bookkeeping/statement/statement-lines.ts'
import { addVisit } from '../../../../features/villas/visits/visits.contract.ts'
import { type Day, dayInIstanbul } from '../../../../kernel/day.ts'
import { say } from '../../../words/dashboard.ts'
import { DayField } from '../../kit/fields/day/day-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useStaff } from '../../staff.ts'

/** A visit is noted by who made it, today, unless something else is typed. */
export const VisitEditor = ({ villaId, onClose }: { villaId: number; onClose: () => void }) => {
  const { user_name } = useStaff()
  const first = {
    day: dayInIstanbul(new Date()) as Day | '',
    visitor: shortName(user_name),
    note: { tr: '', en: '', ru: '' },
  }
  const form = useForm(addVisit, first, {
    done: onClose,
    body: ({ day, ...typed }: typeof first) => ({ ...typed, villaId, day: day as Day }),
  })
  return (
    <EditorForm title={say('visits.new')} form={form} onSave={() => form.send()} onClose={onClose}>
      <DayField
        label={say('visits.day')}
        value={form.typed.day}
        onChange={(day: Day | '') => form.set('day', day)}
        error={form.fault('day')}
      />
      <TextField form={form} name="visitor" label={say('visits.visitor')} help={say('visits.visitor-help')} />
      <TranslatedFields form={form} parts={[{ name: 'note', label: say('visits.seen'), rows: 2 }]} />
      <p className="t3 sm">{say('visits.example')}</p>
    </EditorForm>
  )
}
