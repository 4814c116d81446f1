import { listChoices } from '../../../../features/villas/choices/choices.contract.ts'
import {
  deleteVillaType,
  listVillaTypeRows,
  orderVillaTypes,
  type VillaTypeRow,
} from '../../../../features/villas/kinds/villa-types.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { useReady } from '../../kit/form/use-outcome.ts'
import { askedRows } from '../../kit/list/address/asked-rows.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { actsColumn, languagesColumn, pictureColumn } from '../../kit/list/row/columns.tsx'
import { Lines } from '../../kit/list/row/lines.tsx'
import { useEdited } from '../../kit/list/row/use-edited.tsx'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { adminOnly } from '../../staff.ts'
import { villasColumn } from '../villas-column.ts'
import type { Route } from './+types/villa-types'
import { VillaTypeEditor } from './villa-type-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { list: askedRows(listVillaTypeRows, request), choices: outcomeOf(staffApi(listChoices)) }
}

export default function VillaTypes({ loaderData: { list, choices } }: Route.ComponentProps) {
  const { editing, close, open, leaving, add, acts } = useEdited<VillaTypeRow>(deleteVillaType, ({ name }) => name.tr)
  const types = useReady(choices)?.content.types ?? []
  return (
    <>
      <ListPage
        title={say('menu.villatypes')}
        asked={list}
        leaving={leaving}
        actions={
          <>
            <OrderDrawer call={orderVillaTypes} items={types} />
            {add}
          </>
        }
        columns={[
          pictureColumn(say('kinds.picture'), ({ picture }: VillaTypeRow) => picture),
          {
            key: 'name',
            head: say('villas.type'),
            opens: true,
            phone: 'head',
            cell: ({ name, slug }) => <Lines below={`/${slug}`}>{name.tr}</Lines>,
          },
          { key: 'lead', head: say('kinds.lead'), className: 't2', width: 'fills', cell: ({ lead }) => lead.tr },
          villasColumn(),
          languagesColumn(({ name, lead, body }: VillaTypeRow) => [name, lead, body], 'line'),
          actsColumn(acts),
        ]}
        open={open}
        empty={{ title: say('types.none'), text: say('types.none-text'), action: add }}
      />
      {editing && <VillaTypeEditor row={editing.row} onClose={close} />}
    </>
  )
}
