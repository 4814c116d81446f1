import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteOwner, listOwners, type OwnerRow } from '../../../features/owners/owners.contract.ts'
import { say } from '../../words/dashboard.ts'
import { AddButton } from '../kit/button/add-button.tsx'
import { listLoader } from '../kit/list/address/asked-rows.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { switchFilter } from '../kit/list/filters/filter.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { RowActs } from '../kit/list/row-acts.tsx'
import { SearchBox } from '../kit/list/search-box.tsx'
import { useRemoval } from '../kit/list/use-removal.ts'
import { ownerAt } from '../places.ts'
import { adminOnly } from '../staff.ts'
import { ListTabs } from '../villas/list-tabs.tsx'
import type { Route } from './+types/owners'
import { NewOwner } from './new-owner.tsx'
import { ownerColumns } from './owner-columns.tsx'
import { useNumberSearch } from './use-number-search.ts'

export const clientLoader = listLoader(listOwners, adminOnly)

/** Whom the villas belong to. */
export default function Owners({ loaderData }: Route.ComponentProps) {
  const [adding, setAdding] = useState(false)
  const { get, set } = useSearch()
  const byNumber = useNumberSearch((search) => set({ search }))
  const navigate = useNavigate()
  const { leaving, remove } = useRemoval(deleteOwner, ({ name }: OwnerRow) => say('owners.deleted', { name }))
  const open = ({ id }: { id: number }) => navigate(ownerAt(id))
  const acts = (row: OwnerRow) => (
    <RowActs name={row.name} edit={() => open(row)} {...(row.villas === 0 && { remove: () => remove(row) })} />
  )
  return (
    <>
      <ListPage
        title={say('owners.title')}
        asked={byNumber.list ?? loaderData.list}
        leaving={leaving}
        searches
        tabs={() => <ListTabs />}
        add={<AddButton onAdd={() => setAdding(true)} />}
        filter={
          <SearchBox
            placeholder={say('owners.search')}
            value={byNumber.number || get('search')}
            onSearch={byNumber.search}
          />
        }
        filters={[switchFilter('missing', say('owners.missing-only'))]}
        columns={ownerColumns(acts)}
        open={open}
        empty={{ title: say('owners.none'), text: say('owners.none-text') }}
      />
      {adding && <NewOwner onMade={open} onClose={() => setAdding(false)} />}
    </>
  )
}
