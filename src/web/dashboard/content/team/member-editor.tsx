import { type MemberRow, saveMember } from '../../../../features/content/team/team.contract.ts'
import { sendPicture } from '../../../browser/pictures/send-picture.ts'
import { say } from '../../../words/dashboard.ts'
import { PictureField } from '../../kit/fields/picture/picture-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'

const NOTHING = { tr: '', en: '', ru: '' }

/** Somebody new in the team, or a change. */
export const MemberEditor = ({ row, onClose }: { row: MemberRow | null; onClose: () => void }) => {
  const stored = {
    ...{ name: row?.name ?? '', role: { ...NOTHING, ...row?.role }, picture: row?.picture ?? '' },
    ...(row && { id: row.id }),
  }
  const form = useForm(saveMember, stored, { done: onClose, draft: `draft.team.${row?.id ?? 'new'}` })
  return (
    <EditorForm title={say(row ? 'team.edit' : 'team.new')} form={form} onSave={() => form.send()} onClose={onClose}>
      <TextField form={form} name="name" label={say('team.name')} />
      <TranslatedFields form={form} parts={[{ name: 'role', label: say('team.role') }]} />
      <PictureField
        label={say('team.picture')}
        value={form.typed.picture}
        onChange={(path) => form.set('picture', path)}
        send={sendPicture}
        error={form.fault('picture')}
      />
    </EditorForm>
  )
}
