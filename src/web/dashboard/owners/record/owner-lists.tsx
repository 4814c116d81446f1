import { Building, Eye } from 'lucide-react'
import { Link } from 'react-router'
import type { OwnerKind } from '../../../../features/owners/owner.shape.ts'
import type { OwnerRecord } from '../../../../features/owners/owners.contract.ts'
import type { AdminVilla } from '../../../../features/villas/villas.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import { permitOf, TO } from '../../places.ts'
import style from './owner.module.css'

/** What belongs to this owner. */
export const OwnersVillas = ({ ownerId, villas }: { ownerId: number; villas: AdminVilla[] }) => (
  <Card
    title={say('owner.villas')}
    icon={Building}
    count={villas.length}
    acts={
      villas.length > 0 && (
        <ButtonLink size="small" to={`${TO.villas}?owner=${ownerId}`}>
          {say('owner.all-villas')}
        </ButtonLink>
      )
    }
  >
    {villas.map(({ id, name, code, town, active, permitNo }) => (
      <div key={id} className={style.row}>
        <Link className="grow" to={`${TO.villas}/${id}`}>
          <b>{name}</b>
          <span className="t3 sm num">
            {code} · {town}
          </span>
        </Link>
        <Link to={permitOf(id)}>
          <Tag tone={permitNo ? 'k-mute' : 'k-bad'}>
            <span className="num">{permitNo ?? say('villas.no-permit')}</span>
          </Tag>
        </Link>
        {!active && <Tag>{say('villas.inactive')}</Tag>}
      </div>
    ))}
    {villas.length === 0 && (
      <CardBody>
        <p className="t2">{say('owner.no-villas')}</p>
      </CardBody>
    )}
  </Card>
)

/** Who has read the whole numbers. */
export const Reads = ({ owner: { reads, kind } }: { owner: OwnerRecord }) => (
  <Card title={say('owner.reads')} icon={Eye}>
    {reads.map(({ field, who, at }) => (
      <div key={`${at}${field}`} className={style.row}>
        <span className="grow">
          <b>{who}</b>
          <span className="t3 sm num">{formatInstant(at, 'tr')}</span>
        </span>
        <Tag>{say(field === 'iban' ? 'owner.iban' : `owner.${taxNoOf(kind)}`)}</Tag>
      </div>
    ))}
    {reads.length === 0 && (
      <CardBody>
        <p className="t2">{say('owner.no-reads')}</p>
      </CardBody>
    )}
  </Card>
)

const taxNoOf = (kind: OwnerKind) => (kind === 'company' ? 'vkn' : 'tckn')
