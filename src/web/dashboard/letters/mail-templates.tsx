import { useRevalidator } from 'react-router'
import { listMailTemplates, type MailTemplate } from '../../../features/letters/templates/templates.contract.ts'
import { listReservations } from '../../../features/reservations/reservations-admin.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { HistoryLink } from '../audit/history-link.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { Card } from '../kit/page/card.tsx'
import { PageHead } from '../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../kit/page/states.tsx'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/mail-templates'
import { LetterEditor } from './editor/letter-editor.tsx'
import type { SampleChoice } from './editor/use-sample.ts'
import { LetterTabs } from './letter-tabs.tsx'
import style from './mail-templates.module.css'
import { TemplateNav } from './template-nav.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const known = Promise.all([
    staffApi(listMailTemplates),
    staffApi(listReservations, { query: { take: 20, order: '-created' } }),
  ])
  return {
    known: outcomeOf(
      known.then(([templates, reservations]) => ({ templates: templates.content, samples: reservations.content })),
    ),
  }
}

/** Every letter, its wording and how it looks with a real reservation. */
export default function MailTemplates({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  const known = outcome?.kind === 'ready' ? outcome.value : undefined
  return (
    <>
      <PageHead
        title={say('menu.mailtemplates')}
        note={known && <span className="num">{say('list.records', { n: known.templates.length })}</span>}
        acts={<HistoryLink of="mail_template" />}
      />
      <LetterTabs />
      {known ? (
        <Templates {...known} />
      ) : (
        <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={12} />}</Card>
      )}
    </>
  )
}

const Templates = ({ templates, samples }: { templates: MailTemplate[]; samples: SampleChoice[] }) => {
  const { get } = useSearch()
  const chosen = templates.find(({ key }) => key === get('id')) ?? templates[0]
  if (!chosen) return null
  return (
    <div className={style.screen}>
      <TemplateNav templates={templates} chosen={chosen.key} />
      <LetterEditor key={chosen.key} template={chosen} samples={samples} />
    </div>
  )
}
