import { ExternalLink } from 'lucide-react'
import { editHomeContent, getHomeContent, type HomeContent } from '../../../../features/content/home/home.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { sendPicture } from '../../../browser/pictures/send-picture.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { TagsField } from '../../kit/fields/choice/tags-field.tsx'
import { Field } from '../../kit/fields/field.tsx'
import { CENTRE } from '../../kit/fields/picture/focus.ts'
import { FocusField } from '../../kit/fields/picture/focus-field.tsx'
import { PictureField } from '../../kit/fields/picture/picture-field.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useRecord } from '../../kit/form/record/use-record.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import halves from '../../settings/agency/agency.module.css'
import { SectionScreen, type SheetProps } from '../../settings/agency/section-screen.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/home-content'
import { SectionsField } from './sections-field.tsx'

type Asked = AnswerOf<typeof getHomeContent>['content']
type Known = HomeContent & { types: Asked['types'] }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { asked: outcomeOf(staffApi(getHomeContent).then(({ content: { home, types } }) => ({ ...home, types }))) }
}

/** What the home page begins with, and which sections it shows in which order. */
export default function HomeContentScreen({ loaderData: { asked } }: Route.ComponentProps) {
  return <SectionScreen title={say('home-edit.title')} asked={asked} sheet={Sheet} />
}

const labelOf = (path: string): string => {
  const [name = '', language = ''] = path.split('.')
  const word = say(`home-edit.${name}` as DashboardWordKey)
  return /^(tr|en|ru)$/.test(language) ? `${word} ${language.toUpperCase()}` : word
}

const Sheet = ({ base: { types, ...base }, onStored }: SheetProps<Known>) => {
  const { form, discard, ...merge } = useRecord(editHomeContent, base, (now) => now, {
    onStored: (now) => onStored({ ...now, types }),
    said: say('home-edit.saved'),
    draft: 'draft.website.home',
  })
  const { typed } = form
  return (
    <RecordForm form={form} onSave={() => form.send()} discard={discard} merge={{ ...merge, label: labelOf }}>
      <div className={halves.halves}>
        <Card
          title={say('home-edit.hero')}
          acts={
            <ButtonLink size="small" icon={ExternalLink} to="/" target="_blank">
              {say('home-edit.see')}
            </ButtonLink>
          }
        >
          <CardBody className="stack">
            <p className="t2">{say('home-edit.hero-help')}</p>
            <TranslatedFields
              form={form}
              parts={[
                { name: 'heroTitle', label: say('home-edit.heroTitle'), optional: true },
                { name: 'heroLead', label: say('home-edit.heroLead'), rows: 3, optional: true },
              ]}
            />
            <PictureField
              label={say('home-edit.heroPicture')}
              value={typed.heroPicture}
              onChange={(path) => {
                form.set('heroPicture', path)
                form.set('heroFocus', CENTRE)
              }}
              send={sendPicture}
              error={form.fault('heroPicture')}
            />
            <FocusField
              picture={typed.heroPicture}
              value={typed.heroFocus}
              onChange={(at) => form.set('heroFocus', at)}
            />
            <p className="t3 sm">{say('home-edit.picture-help')}</p>
            {typed.heroPicture && (
              <Button size="small" onClick={() => form.set('heroPicture', '')}>
                {say('home-edit.own-picture')}
              </Button>
            )}
          </CardBody>
        </Card>
        <div className="stack stack--l">
          <Card title={say('home-edit.sections')}>
            <CardBody className="stack">
              <p className="t2">{say('home-edit.sections-help')}</p>
              <SectionsField value={typed.sections} onChange={(sections) => form.set('sections', sections)} />
            </CardBody>
          </Card>
          <Card title={say('home-edit.villaTypeIds')}>
            <CardBody className="stack">
              <p className="t2">{say('home-edit.types-help')}</p>
              <Field label={say('home-edit.villaTypeIds')} error={form.fault('villaTypeIds')}>
                {(wired) => (
                  <TagsField
                    wired={wired}
                    label={say('home-edit.villaTypeIds')}
                    placeholder={say('home-edit.types-choose')}
                    none={say('home-edit.types-none')}
                    choices={types.map(({ id, name }) => ({ value: String(id), label: name }))}
                    values={typed.villaTypeIds.map(String)}
                    onChange={(values) => form.set('villaTypeIds', values.map(Number))}
                  />
                )}
              </Field>
            </CardBody>
          </Card>
        </div>
      </div>
    </RecordForm>
  )
}
