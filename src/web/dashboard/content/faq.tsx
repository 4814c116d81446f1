import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { deleteFaq, type FaqRow, listFaq } from '../../../features/content/faq.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { offerUndo, toast } from '../../ui/toast.ts'
import { say } from '../../words/dashboard.ts'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { ListScreen } from '../kit/list/list-screen.tsx'
import { LIST_WORDS } from '../list-words.tsx'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/faq'
import { FaqCard, faqColumns } from './faq-columns.tsx'
import { FaqEditor } from './faq-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { list: outcomeOf(staffApi(listFaq, { query: { take: 200 } })) }
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { outcome, stale } = useOutcome(loaderData.list)
  const [editing, setEditing] = useState<FaqRow | 'new' | null>(null)
  const { revalidate } = useRevalidator()
  const { leaving, remove } = useRemoval(revalidate)
  const rows = outcome?.kind === 'ready' ? outcome.value.content.filter(({ id }) => !leaving.includes(id)) : undefined
  const acts = { edit: setEditing, remove }
  const add = (
    <button type="button" className="btn btn--p" onClick={() => setEditing('new')}>
      <Plus className="i" aria-hidden />
      {say('add')}
    </button>
  )
  return (
    <>
      <ListScreen
        title={say('menu.website.faq')}
        count={rows && say('records', { n: rows.length })}
        actions={add}
        rows={outcome?.kind === 'failed' ? null : rows}
        stale={stale}
        columns={faqColumns(acts)}
        rowKey={({ id }) => id}
        open={setEditing}
        card={(row) => <FaqCard row={row} {...acts} />}
        className="tbl--faq"
        empty={{ title: say('no-faq'), text: say('no-faq-text'), action: add }}
        onRetry={revalidate}
        words={LIST_WORDS}
      />
      {editing && (
        <FaqEditor
          key={editing === 'new' ? 'new' : editing.id}
          row={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

/** A deleted row goes at once and can be taken back for ten seconds; only then it is deleted. */
const useRemoval = (revalidate: () => void) => {
  const [leaving, setLeaving] = useState<number[]>([])
  const keep = (id: number) => setLeaving((ids) => ids.filter((each) => each !== id))
  const remove = ({ id, question }: FaqRow) => {
    setLeaving((ids) => [...ids, id])
    offerUndo(
      say('faq-deleted', { question: question.tr }),
      say('undo'),
      () => keep(id),
      async () => {
        try {
          await staffApi(deleteFaq, { params: { id } })
        } catch (error) {
          keep(id)
          toast('bad', error instanceof Refused ? error.message : say('offline'))
        }
        revalidate()
      },
    )
  }
  return { leaving, remove }
}
