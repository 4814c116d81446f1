import { say } from '../../../../words/dashboard.ts'
import { TextField } from '../../../kit/fields/text-field.tsx'
import { TranslatedFields } from '../../../kit/fields/translated-fields.tsx'
import type { HouseForm } from '../use-house.ts'
import { SectionCard } from './section-card.tsx'

/** What guests and search engines read, in three languages. */
export const Texts = ({ form }: { form: HouseForm }) => (
  <SectionCard id="metinler">
    <TranslatedFields
      form={form}
      parts={[
        { name: 'headline', label: say('house.headline') },
        { name: 'description', label: say('house.description'), rows: 10 },
        { name: 'seoTitle', label: say('house.seo-title'), optional: true },
        { name: 'seoDescription', label: say('house.seo-description'), rows: 2, optional: true },
      ]}
    />
    <TextField form={form} name="video" label={say('house.video')} help={say('house.video-help')} />
  </SectionCard>
)
