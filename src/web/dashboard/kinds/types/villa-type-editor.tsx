import {
  changeVillaType,
  createVillaType,
  type VillaTypeRow,
} from '../../../../features/villas/kinds/villa-types.contract.ts'
import { sendPicture } from '../../../browser/pictures/send-picture.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { PictureField } from '../../kit/fields/picture/picture-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'

const NO_TEXT = { tr: '', en: '', ru: '' }

/** A new villa type, or a change of one. */
export const VillaTypeEditor = ({ row, onClose }: { row: VillaTypeRow | null; onClose: () => void }) => {
  const stored = {
    name: { ...NO_TEXT, ...row?.name },
    slug: row?.slug ?? '',
    lead: { ...NO_TEXT, ...row?.lead },
    body: { ...NO_TEXT, ...row?.body },
    picture: row?.picture ?? '',
  }
  const draft = `draft.villa-type.${row?.id ?? 'new'}`
  const form = useForm(row ? changeVillaType : createVillaType, stored, { done: onClose, draft })
  return (
    <EditorForm
      wide
      title={say(row ? 'types.edit' : 'types.new')}
      form={form}
      onSave={() => form.send(row ? { id: row.id } : undefined)}
      onClose={onClose}
    >
      <TranslatedFields
        form={form}
        parts={[
          { name: 'name', label: say('kinds.name') },
          { name: 'lead', label: say('kinds.lead'), rows: 2 },
          { name: 'body', label: say('kinds.body'), rows: 12, markdown: true },
        ]}
      />
      <TextField form={form} name="slug" label={say('kinds.slug')} help={say('kinds.slug-help')} />
      <PictureField
        label={say('kinds.picture')}
        value={form.typed.picture}
        onChange={(path) => form.set('picture', path)}
        send={sendPicture}
        error={form.fault('picture')}
      />
      <HistoryLink of="villa_type" record={row?.id ?? null} />
    </EditorForm>
  )
}
