import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { HouseToEdit } from '../../../../features/villas/editor/house.contract.ts'
import { missingOf } from '../../../../features/villas/editor/missing.ts'
import { say } from '../../../words/dashboard.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import style from './villa-editor.module.css'

const PLACES = {
  photos: 'photos',
  permit: 'permit',
  'text-en': '#metinler',
  'text-ru': '#metinler',
  types: '#genel',
  rooms: '#odalar',
  distances: '#mesafeler',
  features: '#ozellikler',
  greeter: '#konaklama',
  address: '#konum',
} as const

/** What guests and staff will look for in vain, each with the place where it is written. */
export const Missing = ({ villa, typed }: { villa: HouseToEdit; typed: HouseToEdit['house'] }) => {
  const missing = missingOf({ ...villa, house: typed })
  const to = (place: string) => (place.startsWith('#') ? place : `/dashboard/villas/${villa.id}/${place}`)
  return (
    <Card title={say('house.missing')} count={missing.length} className={style.missing}>
      <CardBody>
        {missing.length === 0 && (
          <Tag tone="k-ok" icon={CircleCheck}>
            {say('house.nothing-missing')}
          </Tag>
        )}
        {missing.map((each) => (
          <Link key={each} to={to(PLACES[each])}>
            <Tag tone="k-warn" icon={CircleAlert}>
              {say(`house.missing-${each}`)}
            </Tag>
          </Link>
        ))}
      </CardBody>
    </Card>
  )
}
