import { CircleAlert, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { selectUsers } from '../../../../features/accounts/accounts.contract.ts'
import { getOwner, type OwnerRecord } from '../../../../features/owners/owners.contract.ts'
import { type AdminVilla, listAdminVillas } from '../../../../features/villas/villas.contract.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryOf } from '../../audit/history-of.tsx'
import { ButtonLink } from '../../kit/button/button.tsx'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Card } from '../../kit/page/card.tsx'
import { Note } from '../../kit/page/note.tsx'
import { Crumb, PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { statementOf, TO } from '../../places.ts'
import { adminOnly, useMay } from '../../staff.ts'
import type { Route } from './+types/owner'
import { type Accounts, Logins } from './logins.tsx'
import style from './owner.module.css'
import { ContactCard, IdentityCard, MoneyCard } from './owner-cards.tsx'
import { ownerLabel, useOwnerForm } from './owner-form.ts'
import { OwnersVillas, Reads } from './owner-lists.tsx'

type Known = { owner: OwnerRecord; villas: AdminVilla[]; accounts: Accounts }

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const id = Number(params.id)
  const all = Promise.all([
    staffApi(getOwner, { params: { id } }),
    staffApi(listAdminVillas, { query: { owner: id, take: 200, order: 'name' } }),
    staffApi(selectUsers),
  ])
  return {
    known: outcomeOf(
      all.then(
        ([owner, villas, accounts]): Known => ({
          ...{ owner: owner.content, villas: villas.content, accounts: accounts.content },
        }),
      ),
    ),
  }
}

/** One owner: who it is, where money goes, its villas and logins. */
export default function Owner({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  if (outcome?.kind === 'ready') return <OwnerPage key={outcome.value.owner.id} known={outcome.value} />
  return (
    <>
      <Crumb to={TO.owners} from={say('owners.title')}>
        {say('owners.name')}
      </Crumb>
      <PageHead title={say('owners.name')} />
      <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={10} />}</Card>
    </>
  )
}

const OwnerPage = ({ known: { owner, villas, accounts } }: { known: Known }) => {
  const mayMoney = useMay('money')
  return (
    <>
      <Crumb to={TO.owners} from={say('owners.title')}>
        {owner.name}
      </Crumb>
      <PageHead
        title={owner.name}
        note={say('owner.since', { n: owner.villas, day: formatDay(dayInIstanbul(new Date(owner.createdAt)), 'tr') })}
        acts={
          mayMoney && (
            <ButtonLink icon={Wallet} to={statementOf(owner.id)}>
              {say('statement.of-owner')}
            </ButtonLink>
          )
        }
      />
      {owner.missing.length > 0 && (
        <Note tone="k-warn" icon={CircleAlert}>
          {say('owner.lacks', { fields: owner.missing.map((field) => say(`owner.lack.${field}`)).join(', ') })}
        </Note>
      )}
      <div className={style.screen}>
        <div className="stack stack--l">
          <Sheet loaded={owner} />
          <OwnersVillas ownerId={owner.id} villas={villas} />
        </div>
        <div className="stack stack--l">
          <Logins owner={owner} accounts={accounts} />
          <Reads owner={owner} />
          <HistoryOf of="owner" record={owner.id} />
        </div>
      </div>
    </>
  )
}

const Sheet = ({ loaded }: { loaded: OwnerRecord }) => {
  const [base, setBase] = useState(loaded)
  const { form, discard, ...merge } = useOwnerForm(base, setBase)
  return (
    <RecordForm
      form={form}
      onSave={() => form.send({ id: base.id })}
      discard={discard}
      merge={{ ...merge, label: ownerLabel }}
    >
      <IdentityCard form={form} owner={base} />
      <ContactCard form={form} owner={base} />
      <MoneyCard form={form} owner={base} />
    </RecordForm>
  )
}
