import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  editText,
  getText,
  TEXT_PAGES,
  type TextPage,
  type TextPageRecord,
} from '../../../../features/content/texts/texts.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { ButtonLink } from '../../kit/button/button.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useRecord } from '../../kit/form/record/use-record.ts'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import NotFound from '../../not-found.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/text-page'
import style from './text-page.module.css'
import { type Said, Versions } from './versions.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const section = TEXT_PAGES.find((page) => page === params.section)
  if (!section) return null
  return { section, asked: outcomeOf(staffApi(getText, { params: { section } }).then(({ content }) => content)) }
}

/** A text of the website: three languages, as the site shows it beside it, and every version it had. */
export default function Text({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Loaded key={loaderData.section} {...loaderData} /> : <NotFound />
}

const Loaded = ({ section, asked }: NonNullable<Route.ComponentProps['loaderData']>) => {
  const { outcome } = useOutcome(asked)
  const { revalidate } = useRevalidator()
  const word: DashboardWordKey = `menu.website.${section}`
  return (
    <>
      <PageHead
        title={say(word)}
        acts={
          <>
            <HistoryLink of="site_page" record={section} />
            <ButtonLink icon={ExternalLink} to={ADDRESS[section]} target="_blank" rel="noreferrer">
              {say('text.see')}
            </ButtonLink>
          </>
        }
      />
      {outcome?.kind === 'ready' ? (
        <Editor section={section} loaded={outcome.value} />
      ) : (
        <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={12} />}</Card>
      )}
    </>
  )
}

const ADDRESS: Record<TextPage, string> = {
  about: '/about',
  rental: '/website/rental',
  cancel: '/website/cancel',
  privacy: '/website/privacy',
  kvkk: '/website/kvkk',
  howrent: '/website/howrent',
}

const NOTHING = { tr: '', en: '', ru: '' }
const fieldsOf = ({ title, lead, body, version }: TextPageRecord) => ({
  ...{ title: { ...NOTHING, ...title }, lead: { ...NOTHING, ...lead }, body: { ...NOTHING, ...body }, version },
})

const Editor = ({ section, loaded }: { section: TextPage; loaded: TextPageRecord }) => {
  const [base, onStored] = useState(loaded)
  const { form, discard, ...merge } = useRecord(editText, base, fieldsOf, {
    onStored,
    said: say('text.saved'),
    draft: `draft.text.${section}`,
  })
  const restore = ({ version, title, lead, body }: Said) => {
    form.set('title', { ...NOTHING, ...title })
    form.set('lead', { ...NOTHING, ...lead })
    form.set('body', { ...NOTHING, ...body })
    toast('info', say('text.restored', { n: version }))
  }
  return (
    <div className={style.screen}>
      <RecordForm
        form={form}
        onSave={() => form.send({ section })}
        discard={discard}
        merge={{ ...merge, label: labelOf }}
      >
        <Card>
          <CardBody>
            {section === 'rental' && <p className="t3 sm">{say('text.contract-note')}</p>}
            <TranslatedFields
              form={form}
              parts={[
                { name: 'title', label: say('text.title') },
                { name: 'lead', label: say('text.lead'), rows: 2 },
                { name: 'body', label: say('text.body'), rows: 26, markdown: true },
              ]}
            />
          </CardBody>
        </Card>
      </RecordForm>
      <Versions base={base} onRestore={restore} />
    </div>
  )
}

/** 'title.tr' → 'Başlık (TR)' */
const labelOf = (path: string): string => {
  const [name, language = ''] = path.split('.')
  const labels: Record<string, DashboardWordKey> = { title: 'text.title', lead: 'text.lead', body: 'text.body' }
  const word = labels[name ?? '']
  return word ? `${say(word)} ${language.toUpperCase()}`.trim() : path
}
