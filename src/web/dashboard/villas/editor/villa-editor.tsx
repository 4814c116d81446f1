import { redirect, useRevalidator } from 'react-router'
import type { Choices } from '../../../../features/villas/choices/choices.contract.ts'
import { listChoices } from '../../../../features/villas/choices/choices.contract.ts'
import { getAdminVilla, type HouseToEdit } from '../../../../features/villas/editor/house.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryOf } from '../../audit/history-of.tsx'
import { UnsavedGuard } from '../../kit/form/guard/unsaved-guard.tsx'
import { SaveBar } from '../../kit/form/record/save-bar.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Card } from '../../kit/page/card.tsx'
import { Crumb, PageHead } from '../../kit/page/page-head.tsx'
import { SectionLinks } from '../../kit/page/section-links.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { calendarOf, TO } from '../../places.ts'
import { signedIn } from '../../staff.ts'
import { VillaTabs } from '../villa-tabs.tsx'
import type { Route } from './+types/villa-editor'
import { EditorHead } from './editor-head.tsx'
import { Features } from './features.tsx'
import { Missing } from './missing.tsx'
import { Newer } from './newer.tsx'
import { sectionsOf } from './sections.ts'
import { HouseSheet } from './sheet/house-sheet.tsx'
import { useHouse } from './use-house.ts'
import style from './villa-editor.module.css'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  const id = Number(params.id)
  if (signedIn(request).user_role !== 'ADMIN') throw redirect(calendarOf(id))
  const villa = staffApi(getAdminVilla, { params: { id } })
  const choices = staffApi(listChoices)
  const asked = Promise.all([villa, choices])
  return { asked: outcomeOf(asked.then(([one, lists]) => ({ villa: one.content, choices: lists.content }))) }
}

/** Everything of a villa but its photos, prices and calendar, in sections. */
export default function VillaEditor({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.asked)
  const { revalidate } = useRevalidator()
  if (outcome?.kind === 'ready')
    return <Editor key={outcome.value.villa.id} loaded={outcome.value.villa} choices={outcome.value.choices} />
  return (
    <>
      <Crumb to={TO.villas} from={say('menu.villas')}>
        {say('villa.tab.house')}
      </Crumb>
      <PageHead title={say('villa.tab.house')} />
      <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={12} />}</Card>
    </>
  )
}

const Editor = ({ loaded, choices }: { loaded: HouseToEdit; choices: Choices }) => {
  const house = useHouse(loaded)
  const { form, base } = house
  return (
    <>
      <EditorHead villa={loaded} />
      <VillaTabs villaId={loaded.id} />
      <UnsavedGuard changed={form.changes > 0} />
      <div className={style.screen}>
        <aside className={style.side}>
          <SectionLinks sections={sectionsOf(form)} />
          <Missing villa={loaded} typed={form.typed} />
        </aside>
        <div className="stack stack--l">
          <Newer house={house} choices={choices} />
          <HouseSheet
            villaId={loaded.id}
            form={form}
            choices={choices}
            foot={<SaveBar form={form} onDiscard={house.discard} note={say('house.draft-kept')} />}
          />
          <Features base={base} choices={choices} house={house} />
          <HistoryOf villaId={loaded.id} />
        </div>
      </div>
    </>
  )
}
