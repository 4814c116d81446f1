import { FileText, Image } from 'lucide-react'
import {
  type DocumentRow,
  deleteDocument,
  listDocuments,
  orderDocuments,
} from '../../../../features/content/documents/documents.contract.ts'
import { formatInstant, formatNumber } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { actsColumn } from '../../kinds/columns.tsx'
import kinds from '../../kinds/kinds.module.css'
import { Named } from '../../kinds/named.tsx'
import { useEdited } from '../../kinds/use-edited.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { LanguagesThere } from '../../kit/list/languages-there.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import { OrderDrawer } from '../../kit/order/order-drawer.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/documents'
import { SendDocument, TitleEditor } from './document-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const asked = staffApi(listDocuments).then(({ content }) => ({ content, total: content.length, skip: 0, take: 200 }))
  return { list: outcomeOf(asked) }
}

/** What the agency shows of itself on paper. */
export default function Documents({ loaderData: { list } }: Route.ComponentProps) {
  const { editing, close, open, leaving, acts } = useEdited<DocumentRow>(deleteDocument, ({ title }) => title.tr)
  const { outcome } = useOutcome(list)
  const rows = outcome?.kind === 'ready' ? outcome.value.content : []
  const languages = ({ title }: DocumentRow) => <LanguagesThere texts={[title]} />
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
          { key: 'title', head: say('documents.title'), opens: true, width: 'fills', cell: ({ title }) => title.tr },
          { key: 'type', head: say('documents.file'), width: 'narrow', cell: (row) => <Kind {...row} /> },
          {
            key: 'at',
            head: say('documents.since'),
            className: 'num t2',
            width: 'narrow',
            cell: ({ createdAt }) => formatInstant(createdAt, 'tr'),
          },
          { key: 'languages', head: say('texts.languages'), width: 'narrow', cell: languages },
          actsColumn(acts),
        ]}
        open={open}
        card={(row) => (
          <div className={kinds.card}>
            <div className="grow">
              <Named name={row.title.tr} below={formatInstant(row.createdAt, 'tr')} />
              <div className={kinds.under}>
                <Kind {...row} /> {languages(row)}
              </div>
            </div>
            {acts(row)}
          </div>
        )}
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
