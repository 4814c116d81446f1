import type { TownRow } from '../../../../features/places/desk/towns.contract.ts'
import { sendPicture } from '../../../browser/pictures/send-picture.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { PictureField } from '../../kit/fields/picture/picture-field.tsx'
import { Switch } from '../../kit/fields/switch.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { MergeNote } from '../../kit/form/merge/merge-note.tsx'
import { useMerge } from '../../kit/form/merge/use-merge.ts'
import style from '../kinds.module.css'
import { TownFaq } from './town-faq.tsx'
import { TownGuide } from './town-guide.tsx'
import { TownPlace } from './town-place.tsx'
import { townLabel, typedOf, useTown } from './use-town.ts'

/** A new region, or a change of one: what its page says, where it is, what is asked about it. */
export const TownEditor = ({ row, onClose }: { row: TownRow | null; onClose: () => void }) => {
  const form = useTown(row, onClose)
  const { clashes, settle } = useMerge(form, row ? typedOf(row) : {}, typedOf)
  return (
    <EditorForm
      wide
      title={say(row ? 'towns.edit' : 'towns.new')}
      form={form}
      onSave={() => form.send(row ? { id: row.id } : undefined)}
      onClose={onClose}
    >
      <MergeNote clashes={clashes} settle={settle} label={townLabel} />
      <div className={style.two}>
        <TextField form={form} name="name" label={say('kinds.name')} />
        <TextField form={form} name="slug" label={say('kinds.slug')} help={say('kinds.slug-help')} />
      </div>
      <div className={style.two}>
        <PictureField
          label={say('kinds.picture')}
          value={form.typed.picture}
          onChange={(path) => form.set('picture', path)}
          send={sendPicture}
          error={form.fault('picture')}
        />
        <div className={style.switches}>
          <Switch on={form.typed.shown} onChange={(on) => form.set('shown', on)} label={say('towns.show')} />
          <span className="t3 sm">{say('towns.show-help')}</span>
          <Switch on={form.typed.popular} onChange={(on) => form.set('popular', on)} label={say('towns.popular')} />
        </div>
      </div>
      <section className={style.part}>
        <h3>{say('towns.part-page')}</h3>
        <TranslatedFields
          form={form}
          parts={[
            { name: 'lead', label: say('kinds.lead'), rows: 2 },
            { name: 'body', label: say('kinds.body'), rows: 14, markdown: true },
          ]}
        />
      </section>
      <TownPlace form={form} />
      <TownGuide form={form} />
      <TownFaq form={form} />
      <HistoryLink of="town" record={row?.id ?? null} />
    </EditorForm>
  )
}
