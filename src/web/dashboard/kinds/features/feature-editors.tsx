import {
  type CategoryRow,
  changeCategory,
  changeFeature,
  createCategory,
  createFeature,
  type FeatureRow,
} from '../../../../features/villas/kinds/features.contract.ts'
import { FeatureIcon, featureIcons } from '../../../ui/feature-icon.tsx'
import { say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { RowChoice } from '../../kit/fields/choice/row-choice.tsx'
import { Switch } from '../../kit/fields/switch.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import style from './features.module.css'

/** What is being written: a category, or a feature that begins in one. */
export type Editing = { category: CategoryRow | null } | { feature: FeatureRow | null; categoryId: number }

const NO_TEXT = { tr: '', en: '', ru: '' }

/** A new category, or another name for one. */
export const CategoryEditor = ({ row, onClose }: { row: CategoryRow | null; onClose: () => void }) => {
  const stored = { name: { ...NO_TEXT, ...row?.name } }
  const form = useForm(row ? changeCategory : createCategory, stored, { done: onClose })
  return (
    <EditorForm
      title={say(row ? 'features.edit-category' : 'features.new-category')}
      form={form}
      onSave={() => form.send(row ? { id: row.id } : undefined)}
      onClose={onClose}
    >
      <TranslatedFields form={form} parts={[{ name: 'name', label: say('kinds.name') }]} />
      <HistoryLink of="feature_category" record={row?.id ?? null} />
    </EditorForm>
  )
}

type Props = {
  row: FeatureRow | null
  categoryId: number
  categories: { id: number; name: string }[]
  onClose: () => void
}

/** A new feature of a category, or a change of one. */
export const FeatureEditor = ({ row, categoryId, categories, onClose }: Props) => {
  const { icon = 'sparkles', highlight = false } = row ?? {}
  const stored = { categoryId, name: { ...NO_TEXT, ...row?.name }, icon, highlight }
  const form = useForm(row ? changeFeature : createFeature, stored, { done: onClose })
  return (
    <EditorForm
      title={say(row ? 'features.edit' : 'features.new')}
      form={form}
      onSave={() => form.send(row ? { id: row.id } : undefined)}
      onClose={onClose}
    >
      <TranslatedFields form={form} parts={[{ name: 'name', label: say('kinds.name') }]} />
      <RowChoice
        form={form}
        name="categoryId"
        label={say('features.category')}
        rows={categories}
        placeholder={say('features.category')}
        none={say('features.none')}
      />
      <Switch
        on={form.typed.highlight}
        onChange={(on) => form.set('highlight', on)}
        label={say('features.highlight')}
      />
      <IconChoice value={form.typed.icon} onChange={(name) => form.set('icon', name)} />
      <HistoryLink of="feature" record={row?.id ?? null} />
    </EditorForm>
  )
}

const IconChoice = ({ value, onChange }: { value: string; onChange: (name: string) => void }) => (
  <fieldset>
    <legend className="sm t2">{say('features.icon')}</legend>
    <div className={style.icons}>
      {featureIcons().map((name) => (
        <label key={name} title={name}>
          <input type="radio" name="icon" aria-label={name} checked={name === value} onChange={() => onChange(name)} />
          <FeatureIcon name={name} />
        </label>
      ))}
    </div>
  </fieldset>
)
