import { FileText, Image } from 'lucide-react'
import {
  type DocumentRow,
  deleteDocument,
  listDocuments,
  orderDocuments,
} from '../../../../features/content/documents/documents.contract.ts'
import { formatInstant, formatNumber } from '../../../../kernel/format.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { useReady } from '../../kit/form/use-outcome.ts'
import { asOnePage } from '../../kit/list/address/asked-rows.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { actsColumn, languagesColumn } from '../../kit/list/row/columns.tsx'
import { useEdited } from '../../kit/list/row/use-edited.tsx'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/documents'
import { SendDocument, TitleEditor } from './document-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { list: asOnePage(staffApi(listDocuments)) }
}

/** What the agency shows of itself on paper. */
export default function Documents({ loaderData: { list } }: Route.ComponentProps) {
  const { editing, close, open, leaving, acts } = useEdited<DocumentRow>(deleteDocument, ({ title }) => title.tr)
  const rows = useReady(list)?.content ?? []
  const send = <SendDocument done={open} />
  return (
    <>
      <ListPage
        title={say('menu.website.ourdocs')}
        asked={list}
        leaving={leaving}
        whole
        actions={
          <>
            <OrderDrawer call={orderDocuments} items={rows.map(({ id, title }) => ({ id, name: title.tr }))} />
            {send}
          </>
        }
        columns={[
          {
            key: 'title',
            head: say('documents.title'),
            opens: true,
            width: 'fills',
            phone: 'head',
            cell: ({ title }) => title.tr,
            phoneCell: ({ title }) => <b>{title.tr}</b>,
          },
          {
            key: 'type',
            head: say('documents.file'),
            width: 'narrow',
            phone: 'line',
            cell: (row) => <Kind {...row} />,
          },
          {
            key: 'at',
            head: say('documents.since'),
            className: 'num t2',
            width: 'narrow',
            phone: 'head',
            cell: ({ createdAt }) => formatInstant(createdAt, 'tr'),
          },
          languagesColumn(({ title }: DocumentRow) => [title], 'line'),
          actsColumn(acts),
        ]}
        open={open}
        empty={{ title: say('documents.none'), text: say('documents.none-text'), action: send }}
      />
      {editing?.row && <TitleEditor row={editing.row} onClose={close} />}
    </>
  )
}

/** 'PDF · 240 KB', and a way to open it. */
const Kind = ({ type, bytes, path }: DocumentRow) => (
  <a href={path} target="_blank" rel="noreferrer">
    <Tag tone="k-info" icon={type === 'application/pdf' ? FileText : Image}>
      {say(`documents.type.${type}`)} · {formatNumber(Math.max(1, Math.round(bytes / 1024)), 'tr')} KB
    </Tag>
  </a>
)
