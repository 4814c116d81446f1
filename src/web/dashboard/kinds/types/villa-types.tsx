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
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { actsColumn, languagesColumn, linesColumn, noteColumn, pictureColumn } from '../../kit/list/row/columns.tsx'
import { useEdited } from '../../kit/list/row/use-edited.tsx'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { adminOnly } from '../../staff.ts'
import { villasColumn } from '../villas-column.ts'
import type { Route } from './+types/villa-types'
import { VillaTypeEditor } from './villa-type-editor.tsx'

export const clientLoader = listLoader(listVillaTypeRows, adminOnly, () => ({
  choices: outcomeOf(staffApi(listChoices)),
}))

export default function VillaTypes({ loaderData: { list, choices } }: Route.ComponentProps) {
  const { editing, close, acts, list: edited } = useEdited<VillaTypeRow>(deleteVillaType, ({ name }) => name.tr)
  const types = useReady(choices)?.content.types ?? []
  return (
    <>
      <ListPage
        title={say('menu.villatypes')}
        asked={list}
        {...edited}
        order={<OrderDrawer call={orderVillaTypes} items={types} />}
        columns={[
          pictureColumn(say('kinds.picture'), ({ picture }: VillaTypeRow) => picture),
          linesColumn(
            'name',
            say('villas.type'),
            ({ name, slug }: VillaTypeRow) => ({ children: name.tr, below: `/${slug}` }),
            { opens: true, phone: 'head' },
          ),
          noteColumn('lead', say('kinds.lead'), ({ lead }: VillaTypeRow) => lead.tr, { phone: undefined }),
          villasColumn(),
          languagesColumn(({ name, lead, body }: VillaTypeRow) => [name, lead, body], 'line'),
          actsColumn(acts),
        ]}
        empty={{ title: say('types.none'), text: say('types.none-text') }}
      />
      {editing && <VillaTypeEditor row={editing.row} onClose={close} />}
    </>
  )
}
