import { deleteMember, listTeam, type MemberRow, orderTeam } from '../../../../features/content/team/team.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { imageUrl } from '../../../ui/image-url.ts'
import { say } from '../../../words/dashboard.ts'
import { actsColumn } from '../../kinds/columns.tsx'
import kinds from '../../kinds/kinds.module.css'
import { Named } from '../../kinds/named.tsx'
import { useEdited } from '../../kinds/use-edited.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { LanguagesThere } from '../../kit/list/languages-there.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/team'
import { MemberEditor } from './member-editor.tsx'
import style from './team.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const asked = staffApi(listTeam).then(({ content }) => ({ content, total: content.length, skip: 0, take: 200 }))
  return { list: outcomeOf(asked) }
}

/** The people that the site shows on its page about the agency. */
export default function Team({ loaderData: { list } }: Route.ComponentProps) {
  const { editing, close, open, leaving, add, acts } = useEdited<MemberRow>(deleteMember, ({ name }) => name)
  const { outcome } = useOutcome(list)
  const rows = outcome?.kind === 'ready' ? outcome.value.content : []
  const languages = ({ role }: MemberRow) => <LanguagesThere texts={[role]} />
  return (
    <>
      <ListPage
        title={say('menu.website.team')}
        asked={list}
        leaving={leaving}
        whole
        actions={
          <>
            <OrderDrawer call={orderTeam} items={rows.map(({ id, name, role }) => ({ id, name, note: role.tr }))} />
            {add}
          </>
        }
        columns={[
          {
            key: 'picture',
            head: <span className="sr">{say('team.picture')}</span>,
            width: 'narrow',
            cell: (row) => <Face {...row} />,
          },
          { key: 'name', head: say('team.name'), opens: true, cell: ({ name }) => <b>{name}</b> },
          { key: 'role', head: say('team.role'), className: 't2', width: 'fills', cell: ({ role }) => role.tr },
          { key: 'languages', head: say('texts.languages'), width: 'narrow', cell: languages },
          actsColumn(acts),
        ]}
        open={open}
        card={(row) => (
          <div className={kinds.card}>
            <Face {...row} />
            <div className="grow">
              <Named name={row.name} below={row.role.tr} />
              <div className={kinds.under}>{languages(row)}</div>
            </div>
            {acts(row)}
          </div>
        )}
        className={kinds.table}
        empty={{ title: say('team.none'), text: say('team.none-text'), action: add }}
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
