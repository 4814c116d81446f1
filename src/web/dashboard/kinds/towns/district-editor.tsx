import {
  changeDistrict,
  createDistrict,
  type DistrictRow,
} from '../../../../features/places/desk/districts.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { RowChoice } from '../../kit/fields/choice/row-choice.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'

type Props = {
  row: DistrictRow | null
  towns: { id: number; name: string }[]
  /** Where a new one will be, unless another town is chosen. */
  townId?: number
  onClose: () => void
}

/** A new district of a region, or a change of one. */
export const DistrictEditor = ({ row, towns, townId, onClose }: Props) => {
  const stored = { townId: (row?.townId ?? townId ?? null) as number, name: row?.name ?? '', slug: row?.slug ?? '' }
  const form = useForm(row ? changeDistrict : createDistrict, stored, { done: onClose })
  return (
    <EditorForm
      title={say(row ? 'districts.edit' : 'districts.new')}
      form={form}
      onSave={() => form.send(row ? { id: row.id } : undefined)}
      onClose={onClose}
    >
      <RowChoice
        form={form}
        name="townId"
        label={say('towns.town')}
        rows={towns}
        placeholder={say('towns.town')}
        none={say('towns.none')}
      />
      <TextField form={form} name="name" label={say('kinds.name')} />
      <TextField form={form} name="slug" label={say('kinds.slug')} help={say('districts.slug-help')} />
      <HistoryLink of="district" record={row?.id ?? null} />
    </EditorForm>
  )
}
