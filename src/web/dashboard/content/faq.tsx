import { useState } from 'react'
import { deleteFaq, type FaqRow, listFaq, orderFaq } from '../../../features/content/faq/faq.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { AddButton } from '../kit/button/add-button.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { LanguagesThere } from '../kit/list/languages-there.tsx'
import { ListPage } from '../kit/list/list-page.tsx'
import { RowActs } from '../kit/list/row-acts.tsx'
import { useRemoval } from '../kit/list/use-removal.ts'
import { OrderDrawer } from '../kit/order/order-drawer.tsx'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/faq'
import style from './faq.module.css'
import { FaqEditor } from './faq-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { list: outcomeOf(staffApi(listFaq, { query: { take: 200 } })) }
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const [editing, setEditing] = useState<{ row: FaqRow | null }>()
  const { leaving, remove } = useRemoval(deleteFaq, ({ question }: FaqRow) =>
    say('faq.deleted', { question: question.tr }),
  )
  const { outcome } = useOutcome(loaderData.list)
  const rows = outcome?.kind === 'ready' ? outcome.value.content : []
  const add = <AddButton onAdd={() => setEditing({ row: null })} />
  const languages = ({ question, answer }: FaqRow) => <LanguagesThere texts={[question, answer]} />
  const acts = (row: FaqRow) => (
    <RowActs name={row.question.tr} edit={() => setEditing({ row })} remove={() => remove(row)} />
  )
  return (
    <>
      <ListPage
        title={say('menu.website.faq')}
        asked={loaderData.list}
        leaving={leaving}
        whole
        actions={
          <>
            <OrderDrawer call={orderFaq} items={rows.map(({ id, question }) => ({ id, name: question.tr }))} />
            {add}
          </>
        }
        columns={[
          {
            key: 'position',
            head: say('faq.position'),
            className: 'num t3',
            right: true,
            width: 'narrow',
            cell: ({ position }) => position,
          },
          {
            key: 'question',
            head: say('faq.question'),
            width: 'fills',
            opens: true,
            cell: ({ question }) => question.tr,
          },
          { key: 'answer', head: say('faq.answer'), className: 't2', width: 'fills', cell: ({ answer }) => answer.tr },
          { key: 'languages', head: say('texts.languages'), width: 'narrow', cell: languages },
          { key: 'acts', head: <span className="sr">{say('act.all')}</span>, right: true, width: 'narrow', cell: acts },
        ]}
        open={(row) => setEditing({ row })}
        card={(row) => (
          <div className={style.card}>
            <div className="grow stack stack--s">
              <b>{row.question.tr}</b>
              <span className={`t2 ${style.answer}`}>{row.answer.tr}</span>
              {languages(row)}
            </div>
            {acts(row)}
          </div>
        )}
        className={style.table}
        empty={{ title: say('faq.none'), text: say('faq.none-text'), action: add }}
      />
      {editing && <FaqEditor row={editing.row} onClose={() => setEditing(undefined)} />}
    </>
  )
}
