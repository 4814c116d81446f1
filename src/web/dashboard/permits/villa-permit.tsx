import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { getPermit, type VillaPermit } from '../../../features/villas/permits/permits.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { HistoryOf } from '../audit/history-of.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { Card } from '../kit/page/card.tsx'
import { Crumb, PageHead } from '../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../kit/page/states.tsx'
import { TO } from '../places.ts'
import { adminOnly } from '../staff.ts'
import { VillaTabs } from '../villas/villa-tabs.tsx'
import type { Route } from './+types/villa-permit'
import { DeletePermit } from './permit/delete-permit.tsx'
import { History } from './permit/history.tsx'
import { Paper } from './permit/paper.tsx'
import { PermitSheet } from './permit/permit-sheet.tsx'
import { Result } from './permit/result.tsx'
import { Verdict } from './permit/verdict.tsx'
import style from './permit/villa-permit.module.css'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const asked = staffApi(getPermit, { params: { villa_id: Number(params.id) } })
  return { known: outcomeOf(asked.then(({ content }) => content)) }
}

/** The permit of one villa: may it be on the site, what does the Ministry say, what is on the paper. */
export default function VillaPermitScreen({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  if (outcome?.kind === 'ready') return <PermitPage key={outcome.value.villa.id} known={outcome.value} />
  return (
    <>
      <Crumb to={TO.permits} from={say('permits.title')}>
        {say('permit.tab')}
      </Crumb>
      <PageHead title={say('permit.tab')} />
      <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={10} />}</Card>
    </>
  )
}

const PermitPage = ({ known }: { known: VillaPermit }) => {
  const [base, setBase] = useState(known)
  const [deletions, setDeletions] = useState(0)
  const forget = () => {
    setBase({ ...base, permit: null })
    setDeletions(deletions + 1)
  }
  const { villa, permit } = known
  return (
    <>
      <Crumb to={TO.permits} from={say('permits.title')}>
        {villa.name}
      </Crumb>
      <PageHead
        title={villa.name}
        note={<span className="num">{permit ? `${say('permit.tab')} ${permit.number}` : villa.code}</span>}
        acts={permit && <DeletePermit villaId={villa.id} onDone={forget} />}
      />
      <VillaTabs villaId={villa.id} />
      <Verdict known={known} />
      <div className={style.screen}>
        <div className="stack stack--l">
          {permit && <Result villa={villa} permit={permit} />}
          <PermitSheet key={deletions} base={base} onStored={setBase} />
          {permit && <Paper known={known} />}
          {permit && <HistoryOf of="permit" record={villa.id} />}
        </div>
        <History checks={known.checks} />
      </div>
    </>
  )
}
