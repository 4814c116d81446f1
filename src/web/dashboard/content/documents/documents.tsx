import { FileText, Image } from 'lucide-react'
import {
  type DocumentRow,
  deleteDocument,
  listDocuments,
  orderDocuments,
} from '../../../../features/content/documents/documents.contract.ts'
import { formatNumber } from '../../../../kernel/format.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { asOnePage } from '../../kit/list/address/asked-rows.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { actsColumn, instantColumn, languagesColumn, signsColumn } from '../../kit/list/row/columns.tsx'
import type { Sign } from '../../kit/list/row/signs.tsx'
import { useEdited } from '../../kit/list/row/use-edited.tsx'
import { RowsOrder } from '../../kit/order/rows-order.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/documents'
import { SendDocument, TitleEditor } from './document-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { list: asOnePage(staffApi(listDocuments)) }
}

/** What the agency shows of itself on paper. */
export default function Documents({ loaderData: { list } }: Route.ComponentProps) {
  const { editing, close, open, acts, list: edited } = useEdited<DocumentRow>(deleteDocument, ({ title }) => title.tr)
  return (
    <>
      <ListPage
        title={say('menu.website.ourdocs')}
        asked={list}
        {...edited}
        add={<SendDocument done={open} />}
        whole
        order={<RowsOrder call={orderDocuments} list={list} as={({ title }) => ({ name: title.tr })} />}
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
          signsColumn('type', say('documents.file'), (row: DocumentRow) => [fileOf(row)], {
            width: 'narrow',
            phone: 'line',
          }),
          instantColumn('at', say('documents.since'), ({ createdAt }: DocumentRow) => createdAt, {
            ...{ className: 'num t2', width: 'narrow', phone: 'head' },
          }),
          languagesColumn(({ title }: DocumentRow) => [title], 'line'),
          actsColumn(acts),
        ]}
        empty={{ title: say('documents.none'), text: say('documents.none-text') }}
      />
      {editing?.row && <TitleEditor row={editing.row} onClose={close} />}
    </>
  )
}

/** 'PDF · 240 KB', and a way to open it. */
const fileOf = ({ type, bytes, path }: DocumentRow): Sign => ({
  ...{ tone: 'k-info', icon: type === 'application/pdf' ? FileText : Image, href: path },
  word: `${say(`documents.type.${type}`)} · ${formatNumber(Math.max(1, Math.round(bytes / 1024)), 'tr')} KB`,
})
