import { useState } from 'react'
import { listChoices } from '../../../../features/villas/choices/choices.contract.ts'
import {
  deleteVillaType,
  listVillaTypeRows,
  orderVillaTypes,
  type VillaTypeRow,
} from '../../../../features/villas/kinds/villa-types.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { AddButton } from '../../kit/button/add-button.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { queryFrom } from '../../kit/list/address/query-from.ts'
import { LanguagesThere } from '../../kit/list/languages-there.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import { RowActs } from '../../kit/list/row-acts.tsx'
import { useRemoval } from '../../kit/list/use-removal.ts'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { adminOnly } from '../../staff.ts'
import style from '../kinds.module.css'
import { Named, Thumbnail } from '../named.tsx'
import type { Route } from './+types/villa-types'
import { VillaTypeEditor } from './villa-type-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const query = queryFrom(listVillaTypeRows, new URL(request.url).searchParams)
  return { list: outcomeOf(staffApi(listVillaTypeRows, { query })), choices: outcomeOf(staffApi(listChoices)) }
}

export default function VillaTypes({ loaderData: { list, choices } }: Route.ComponentProps) {
  const [editing, setEditing] = useState<{ row: VillaTypeRow | null }>()
  const said = ({ name }: VillaTypeRow) => say('kinds.deleted', { name: name.tr })
  const { leaving, remove } = useRemoval(deleteVillaType, said)
  const { outcome } = useOutcome(choices)
  const add = <AddButton onAdd={() => setEditing({ row: null })} />
  const acts = (row: VillaTypeRow) => (
    <RowActs name={row.name.tr} edit={() => setEditing({ row })} remove={() => remove(row)} />
  )
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
          {
            key: 'picture',
            head: <span className="sr">{say('kinds.picture')}</span>,
            width: 'narrow',
            cell: ({ picture }) => <Thumbnail path={picture} />,
          },
          {
            key: 'name',
            head: say('villas.type'),
            opens: true,
            cell: ({ name, slug }) => <Named name={name.tr} below={`/${slug}`} />,
          },
          { key: 'lead', head: say('kinds.lead'), className: 't2', width: 'fills', cell: ({ lead }) => lead.tr },
          { key: 'villas', head: say('kinds.villas'), className: 'num', right: true, cell: ({ villas }) => villas },
          { key: 'languages', head: say('texts.languages'), width: 'narrow', cell: languages },
          { key: 'acts', head: <span className="sr">{say('act.all')}</span>, right: true, width: 'narrow', cell: acts },
        ]}
        open={(row) => setEditing({ row })}
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
      {editing && <VillaTypeEditor row={editing.row} onClose={() => setEditing(undefined)} />}
    </>
  )
}
