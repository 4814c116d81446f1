import { CircleAlert, Pencil, Trash2 } from 'lucide-react'
import type { FaqRow } from '../../../features/content/faq.contract.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import { say } from '../../words/dashboard.ts'
import type { Column } from '../kit/list/list-table.tsx'

type Acts = { edit: (row: FaqRow) => void; remove: (row: FaqRow) => void }

export const faqColumns = (acts: Acts): Column<FaqRow>[] => [
  { key: 'position', head: say('position'), className: 'r num w0 t3', cell: ({ position }) => position },
  {
    key: 'question',
    head: say('question'),
    className: 'max',
    cell: (row) => (
      <button type="button" className="cell-link" onClick={() => acts.edit(row)}>
        {row.question.tr}
      </button>
    ),
  },
  { key: 'answer', head: say('answer'), className: 'max t2', cell: ({ answer }) => answer.tr },
  { key: 'languages', head: say('languages'), className: 'w0', cell: (row) => <Languages row={row} /> },
  {
    key: 'acts',
    head: <span className="sr">{say('acts')}</span>,
    className: 'r w0',
    cell: (row) => <Buttons row={row} {...acts} />,
  },
]

export const FaqCard = ({ row, ...acts }: { row: FaqRow } & Acts) => (
  <div className="fcard">
    <div className="grow stack stack--s">
      <b>{row.question.tr}</b>
      <span className="t2 clamp">{row.answer.tr}</span>
      <Languages row={row} />
    </div>
    <Buttons row={row} {...acts} />
  </div>
)

/** The languages of a text; one that is missing is shown in Turkish on the site and has a sign here. */
const Languages = ({ row }: { row: FaqRow }) => (
  <span className="row gap4">
    {LANGUAGES.map((language) => {
      const there = Boolean(row.question[language] && row.answer[language])
      return (
        <span
          key={language}
          className={`tagx ${there ? 'k-ok' : 'k-warn'}`}
          title={there ? undefined : say('language-missing')}
        >
          {!there && <CircleAlert className="i i--xs" aria-hidden />}
          {language.toUpperCase()}
          {!there && <span className="sr">{say('language-missing')}</span>}
        </span>
      )
    })}
  </span>
)

const Buttons = ({ row, edit, remove }: { row: FaqRow } & Acts) => (
  <span className="rowacts">
    <button
      type="button"
      className="ib ib--s"
      aria-label={say('edit-named', { name: row.question.tr })}
      title={say('edit')}
      onClick={() => edit(row)}
    >
      <Pencil className="i" aria-hidden />
    </button>
    <button
      type="button"
      className="ib ib--s"
      aria-label={say('delete-named', { name: row.question.tr })}
      title={say('delete')}
      onClick={() => remove(row)}
    >
      <Trash2 className="i" aria-hidden />
    </button>
  </span>
)
