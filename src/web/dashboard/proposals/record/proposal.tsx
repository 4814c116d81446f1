import { Images, Tag as PriceTag } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { undoPrices } from '../../../../features/pricing/prices/grid/price-grid.contract.ts'
import { getProposal, type Proposal as Shown } from '../../../../features/proposals/proposals.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { Card } from '../../kit/page/card.tsx'
import { Note } from '../../kit/page/note.tsx'
import { Crumb, PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { NeedsNote } from '../../needs.tsx'
import { TO } from '../../places.ts'
import { signedIn, useIsAdmin } from '../../staff.ts'
import { Outcome } from '../proposal-columns.tsx'
import type { Route } from './+types/proposal'
import { OwnersActs, StaffActs } from './acts.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { ProposalRows } from './proposal-rows.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  signedIn(request)
  const asked = staffApi(getProposal, { params: { id: Number(params.id) } })
  return { known: outcomeOf(asked.then(({ content }) => content)) }
}

/** A proposal beside what the villa has now, row by row: staff decide, its owner may take it back. */
export default function ProposalPage({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  const proposal = outcome?.kind === 'ready' ? outcome.value : undefined
  return (
    <>
      <Crumb to={TO.proposals} from={say('proposals.title')}>
        {proposal?.villa.name ?? say('proposals.title')}
      </Crumb>
      {!outcome && (
        <Card>
          <Skeleton rows={8} />
        </Card>
      )}
      {outcome?.kind === 'failed' && (
        <Card>
          <Failed title={say('proposal.gone')} text={say('proposal.gone-text')} onRetry={revalidate} />
        </Card>
      )}
      {proposal && <Known key={proposal.id} proposal={proposal} />}
    </>
  )
}

const Known = ({ proposal }: { proposal: Shown }) => {
  const [declining, setDeclining] = useState<number[]>()
  const [change, setChange] = useState<number | null>(null)
  const admin = useIsAdmin()
  const { kind, villa, note, madeBy, madeAt, rows } = proposal
  const open = rows.filter(({ state }) => state === 'open')
  return (
    <>
      <PageHead
        title={say('proposal.of', { kind: say(`proposals.kind.${kind}`), villa: villa.name })}
        note={say('proposal.from', { who: madeBy, when: formatInstant(madeAt, 'tr') })}
        acts={
          open.length > 0 &&
          (admin ? (
            <StaffActs id={proposal.id} rows={open} whole onDecline={setDeclining} onWritten={setChange} />
          ) : (
            <OwnersActs id={proposal.id} rows={open} whole />
          ))
        }
      />
      {change !== null && <TakeBack change={change} onDone={() => setChange(null)} />}
      {open.length > 0 && <NeedsNote right="prices" />}
      {note && <Note tone="k-info">{note}</Note>}
      <Card
        clip
        icon={kind === 'prices' ? PriceTag : Images}
        title={say(`proposals.kind.${kind}`)}
        note={<Outcome row={proposal} />}
      >
        <ProposalRows proposal={proposal} onDecline={setDeclining} onWritten={setChange} />
      </Card>
      {declining && <DeclineDialog id={proposal.id} rows={declining} onClose={() => setDeclining(undefined)} />}
    </>
  )
}

/** The prices that were just written can be taken back as one. */
const TakeBack = ({ change, onDone }: { change: number; onDone: () => void }) => {
  const { send, sending } = useWrite(undoPrices, onDone, say('prices.undone'))
  return (
    <Note
      tone="k-ok"
      role="status"
      acts={
        <Button size="small" busy={sending} onClick={() => send({ params: { id: change } })}>
          {say('proposal.undo')}
        </Button>
      }
    >
      {say('proposal.written')}
    </Note>
  )
}
