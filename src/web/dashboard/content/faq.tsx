import { deleteFaq, type FaqRow, listFaq, orderFaq } from '../../../features/content/faq/faq.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { actsColumn, countColumn, languagesColumn } from '../kit/list/row/columns.tsx'
import { useEdited } from '../kit/list/row/use-edited.tsx'
import { RowsOrder } from '../kit/order/rows-order.tsx'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/faq'
import style from './faq.module.css'
import { FaqEditor } from './faq-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { list: outcomeOf(staffApi(listFaq, { query: { take: 200 } })) }
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { editing, close, acts, list } = useEdited<FaqRow>(deleteFaq, ({ question }) => question.tr)
  return (
    <>
      <ListPage
        title={say('menu.website.faq')}
        asked={loaderData.list}
        {...list}
        whole
        order={<RowsOrder call={orderFaq} list={loaderData.list} as={({ question }) => ({ name: question.tr })} />}
        columns={[
          countColumn('position', say('faq.position'), { of: ({ position }: FaqRow) => position }),
          {
            key: 'question',
            head: say('faq.question'),
            width: 'fills',
            opens: true,
            phone: 'head',
            cell: ({ question }) => question.tr,
            phoneCell: ({ question }) => <b>{question.tr}</b>,
          },
          {
            ...{ key: 'answer', head: say('faq.answer'), className: 't2', width: 'fills', phone: 'line' },
            cell: ({ answer }) => answer.tr,
            phoneCell: ({ answer }) => <span className={style.answer}>{answer.tr}</span>,
          },
          languagesColumn(({ question, answer }: FaqRow) => [question, answer], 'line'),
          actsColumn(acts),
        ]}
        empty={{ title: say('faq.none'), text: say('faq.none-text') }}
      />
      {editing && <FaqEditor row={editing.row} onClose={close} />}
    </>
  )
}
