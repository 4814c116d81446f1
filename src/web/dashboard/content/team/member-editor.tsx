import { type MemberRow, saveMember } from '../../../../features/content/team/team.contract.ts'
import { sendPicture } from '../../../browser/pictures/send-picture.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { PictureField } from '../../kit/fields/picture/picture-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { MergeNote } from '../../kit/form/merge/merge-note.tsx'
import { useMerge } from '../../kit/form/merge/use-merge.ts'
import { useForm } from '../../kit/form/use-form.ts'

const NOTHING = { tr: '', en: '', ru: '' }
const fieldsOf = (row: MemberRow | null) => ({
  ...{ name: row?.name ?? '', role: { ...NOTHING, ...row?.role }, picture: row?.picture ?? '' },
  ...(row && { id: row.id, version: row.version }),
})

/** 'role.en' → 'Görevi EN' */
const labelOf = (path: string): string => {
  const [name = '', language = ''] = path.split('.')
  return `${say(`team.${name}` as DashboardWordKey)} ${language.toUpperCase()}`.trim()
}

/** Somebody new in the team, or a change. */
export const MemberEditor = ({ row, onClose }: { row: MemberRow | null; onClose: () => void }) => {
  const form = useForm(saveMember, fieldsOf(row), { done: onClose, draft: `draft.team.${row?.id ?? 'new'}` })
  const { clashes, settle } = useMerge(form, fieldsOf(row), (now: MemberRow) => fieldsOf(now))
  return (
    <EditorForm title={say(row ? 'team.edit' : 'team.new')} form={form} onSave={() => form.send()} onClose={onClose}>
      <MergeNote clashes={clashes} settle={settle} label={labelOf} />
      <TextField form={form} name="name" label={say('team.name')} />
      <TranslatedFields form={form} parts={[{ name: 'role', label: say('team.role') }]} />
      <PictureField
        label={say('team.picture')}
        value={form.typed.picture}
        onChange={(path) => form.set('picture', path)}
        send={sendPicture}
        error={form.fault('picture')}
      />
      <HistoryLink of="team_member" record={row?.id ?? null} />
    </EditorForm>
  )
}
