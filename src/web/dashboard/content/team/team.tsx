import { deleteMember, listTeam, type MemberRow, orderTeam } from '../../../../features/content/team/team.contract.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { imageUrl } from '../../../ui/image-url.ts'
import { say } from '../../../words/dashboard.ts'
import { asOnePage } from '../../kit/list/address/asked-rows.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { actsColumn, languagesColumn } from '../../kit/list/row/columns.tsx'
import { useEdited } from '../../kit/list/row/use-edited.tsx'
import { RowsOrder } from '../../kit/order/rows-order.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/team'
import { MemberEditor } from './member-editor.tsx'
import style from './team.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { list: asOnePage(staffApi(listTeam)) }
}

/** The people that the site shows on its page about the agency. */
export default function Team({ loaderData: { list } }: Route.ComponentProps) {
  const { editing, close, acts, list: edited } = useEdited<MemberRow>(deleteMember, ({ name }) => name)
  return (
    <>
      <ListPage
        title={say('menu.website.team')}
        asked={list}
        {...edited}
        whole
        order={<RowsOrder call={orderTeam} list={list} as={({ name, role }) => ({ name, note: role.tr })} />}
        columns={[
          {
            key: 'picture',
            head: <span className="sr">{say('team.picture')}</span>,
            width: 'narrow',
            phone: 'side',
            cell: (row) => <Face {...row} />,
          },
          { key: 'name', head: say('team.name'), opens: true, phone: 'head', cell: ({ name }) => <b>{name}</b> },
          {
            key: 'role',
            head: say('team.role'),
            className: 't2',
            width: 'fills',
            phone: 'head',
            cell: ({ role }) => role.tr,
          },
          languagesColumn(({ role }: MemberRow) => [role], 'line'),
          actsColumn(acts),
        ]}
        empty={{ title: say('team.none'), text: say('team.none-text') }}
      />
      {editing && <MemberEditor row={editing.row} onClose={close} />}
    </>
  )
}

const Face = ({ picture, name }: Pick<MemberRow, 'picture' | 'name'>) =>
  picture ? (
    <img className={style.face} src={imageUrl(picture, 128, 70)} alt="" width={40} height={40} loading="lazy" />
  ) : (
    <span className={style.face} aria-hidden>
      {name.slice(0, 1)}
    </span>
  )
