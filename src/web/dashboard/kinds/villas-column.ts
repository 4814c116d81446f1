import { say } from '../../words/dashboard.ts'
import { countColumn } from '../kit/list/row/columns.tsx'

/** How many villas there are of what villas share. */
export const villasColumn = <Row extends { villas: number }>() =>
  countColumn<Row>('villas', say('kinds.villas'), {
    of: ({ villas }) => villas,
    phone: ({ villas }) => say('kinds.n-villas', { n: villas }),
  })
