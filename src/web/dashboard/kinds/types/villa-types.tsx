import { listChoices } from '../../../../features/villas/choices/choices.contract.ts'
import {
  deleteVillaType,
  listVillaTypeRows,
  orderVillaTypes,
  type VillaTypeRow,
} from '../../../../features/villas/kinds/villa-types.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { queryFrom } from '../../kit/list/address/query-from.ts'
import { LanguagesThere } from '../../kit/list/languages-there.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { adminOnly } from '../../staff.ts'
import { actsColumn, pictureColumn, villasColumn } from '../columns.tsx'
import style from '../kinds.module.css'
import { Named, Thumbnail } from '../named.tsx'
import { useEdited } from '../use-edited.tsx'
import type { Route } from './+types/villa-types'
import { VillaTypeEditor } from './villa-type-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const query = queryFrom(listVillaTypeRows, new URL(request.url).searchParams)
  return { list: outcomeOf(staffApi(listVillaTypeRows, { query })), choices: outcomeOf(staffApi(listChoices)) }
}

export default function VillaTypes({ loaderData: { list, choices } }: Route.ComponentProps) {
  const { editing, close, open, leaving, add, acts } = useEdited<VillaTypeRow>(deleteVillaType, ({ name }) => name.tr)
  const { outcome } = useOutcome(choices)
  const languages = ({ name, lead, body }: VillaTypeRow) => <LanguagesThere texts={[name, lead, body]} />
  return (
    <>
      <ListPage
        title={say('menu.villatypes')}
        asked={list}
        leaving={leaving}
        actions={
          <>
            <OrderDrawer call={orderVillaTypes} items={outcome?.kind === 'ready' ? outcome.value.content.types : []} />
            {add}
          </>
        }
        columns={[
          pictureColumn(),
          {
            key: 'name',
            head: say('villas.type'),
            opens: true,
            cell: ({ name, slug }) => <Named name={name.tr} below={`/${slug}`} />,
          },
          { key: 'lead', head: say('kinds.lead'), className: 't2', width: 'fills', cell: ({ lead }) => lead.tr },
          villasColumn(),
          { key: 'languages', head: say('texts.languages'), width: 'narrow', cell: languages },
          actsColumn(acts),
        ]}
        open={open}
        card={(row) => (
          <div className={style.card}>
            <Thumbnail path={row.picture} />
            <div className="grow">
              <Named name={row.name.tr} below={say('kinds.n-villas', { n: row.villas })} />
              <div className={style.under}>{languages(row)}</div>
            </div>
            {acts(row)}
          </div>
        )}
        className={style.table}
        empty={{ title: say('types.none'), text: say('types.none-text'), action: add }}
      />
      {editing && <VillaTypeEditor row={editing.row} onClose={close} />}
    </>
  )
}
