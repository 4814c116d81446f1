import { Download, FileSignature } from 'lucide-react'
import { useState } from 'react'
import { papersLink } from '../../../../../features/papers/papers.contract.ts'
import { formatInstant } from '../../../../../kernel/format.ts'
import { Refused } from '../../../../../kernel/refused.ts'
import { staffApi } from '../../../../browser/staff-api.ts'
import { toast } from '../../../../ui/toast.ts'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import { Card, CardBody } from '../../../kit/page/card.tsx'
import { Tag } from '../../../kit/page/tag.tsx'
import type { RecordDesk } from './record-desk.ts'

const TONE = { open: 'k-mute', sent: 'k-warn', accepted: 'k-ok', outdated: 'k-bad' } as const

/** Where the contract stands, and the papers as the guest has them. */
export const PapersCard = ({ id, papers: { voucher, contract } }: { id: number; papers: RecordDesk['papers'] }) => (
  <Card title={say('papers.title')} icon={FileSignature}>
    <CardBody>
      {contract && (
        <div>
          <Tag tone={TONE[contract.state]}>{say(`papers.${contract.state}`)}</Tag>
          {contract.accepted && (
            <p className="t3 sm">
              {formatInstant(contract.accepted.at, 'tr')} · {say(`papers.via-${contract.accepted.via}`)}
              {contract.accepted.ip && ` · ${contract.accepted.ip}`} ·{' '}
              <span title={contract.accepted.hash}>{contract.accepted.hash.slice(0, 8)}</span>
            </p>
          )}
        </div>
      )}
      <div className="row row--wrap gap4">
        {contract && <PaperButton id={id} kind="contract" />}
        {voucher && <PaperButton id={id} kind="voucher" />}
      </div>
    </CardBody>
  </Card>
)

const PaperButton = ({ id, kind }: { id: number; kind: 'contract' | 'voucher' }) => {
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { content } = await staffApi(papersLink, { params: { id } })
      location.assign(`${content.path}/${kind}.pdf`)
    } catch (error) {
      toast('bad', error instanceof Refused ? error.message : say('form.offline'))
    }
    setBusy(false)
  }
  return (
    <Button size="small" icon={Download} busy={busy} onClick={open}>
      {say(`papers.${kind}`)}
    </Button>
  )
}
