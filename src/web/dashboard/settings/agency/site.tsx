import { editSite, getSite } from '../../../../features/settings/agency/agency.contract.ts'
import type { SiteSettings } from '../../../../features/settings/agency/agency.shape.ts'
import { isReadable } from '../../../../features/settings/agency/contrast.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { TextField } from '../../kit/fields/text-field.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useRecord } from '../../kit/form/record/use-record.ts'
import type { Form } from '../../kit/form/use-form.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/site'
import style from './agency.module.css'
import { BrandCard, isColour, readsAs } from './brand-card.tsx'
import { NoticeCard } from './notice-card.tsx'
import { agencyLabel, SectionScreen, type SheetProps } from './section-screen.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { asked: outcomeOf(staffApi(getSite).then(({ content }) => content)) }
}

/** The brand, the company behind it, the footer, and a notice above every page. */
export default function Site({ loaderData: { asked } }: Route.ComponentProps) {
  return <SectionScreen title={say('agency.site')} asked={asked} sheet={Sheet} />
}

const colourFault = (typed: string, theme: 'light' | 'dark'): string | false => {
  if (typed === '') return false
  if (!isColour(typed)) return say('agency.colour-form')
  return !isReadable(typed, theme) && readsAs(typed, theme)
}

const Sheet = ({ base, onStored }: SheetProps<SiteSettings>) => {
  const { form, discard, ...merge } = useRecord(editSite, base, (now) => now, {
    onStored,
    said: say('agency.saved'),
    draft: 'draft.settings.site',
    alsoWrong: ({ brand_light, brand_dark }) => ({
      brand_light: colourFault(brand_light, 'light'),
      brand_dark: colourFault(brand_dark, 'dark'),
    }),
  })
  return (
    <RecordForm form={form} onSave={() => form.send()} discard={discard} merge={{ ...merge, label: agencyLabel }}>
      <div className={style.halves}>
        <div className="stack stack--l">
          <BrandCard form={form} typed={form.typed} />
          <Company form={form} />
        </div>
        <div className="stack stack--l">
          <NoticeCard form={form} typed={form.typed} />
          <Card title={say('agency.footer')}>
            <CardBody className="stack">
              <TranslatedFields
                form={form}
                parts={[{ name: 'site_footer_text', label: say('agency.site_footer_text'), rows: 5, optional: true }]}
              />
            </CardBody>
          </Card>
        </div>
      </div>
    </RecordForm>
  )
}

const Company = ({ form }: { form: Form }) => (
  <Card title={say('agency.company')}>
    <CardBody className="stack">
      <TextField form={form} name="company_title" label={say('agency.company_title')} />
      <div className={columns.wideTwo}>
        {(['tursab_no', 'mersis_no', 'tax_office', 'tax_no', 'kep_address', 'etbis_url'] as const).map((name) => (
          <TextField key={name} form={form} name={name} label={say(`agency.${name}`)} />
        ))}
      </div>
    </CardBody>
  </Card>
)
