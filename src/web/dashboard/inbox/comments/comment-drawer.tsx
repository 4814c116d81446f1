import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import {
  answerComment,
  type DeskComment,
  setCommentActivity,
} from '../../../../features/content/comments/comments-desk.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import style from '../inbox.module.css'
import { CommentState, CommentThemes, Where } from './comment-parts.tsx'

type Props = { comment: DeskComment; remove: (row: DeskComment) => void; onClose: () => void }

/** One comment: let through or hidden by a press, answered below it. */
export const CommentDrawer = ({ comment, remove, onClose }: Props) => {
  const { id, author, text, themes, answer, state, reservation, createdAt, decidedAt, decidedBy } = comment
  const active = state !== 'shown'
  const form = useForm(
    answerComment,
    { answer },
    { done: onClose, body: (typed) => ({ ...typed, before: answer }), draft: `draft.comment.${id}` },
  )
  const show = useWrite(setCommentActivity, onClose, say(active ? 'comments.published' : 'comments.hid'))
  const away = () => {
    onClose()
    remove(comment)
  }
  return (
    <EditorForm title={author} form={form} onSave={() => void form.send({ id })} onClose={onClose}>
      <Where row={comment} />
      <blockquote className={style.said}>
        <p>{text}</p>
        <CommentThemes themes={themes} />
        <footer className="t3 sm num">{formatInstant(createdAt, 'tr')}</footer>
      </blockquote>
      <div className={style.acts}>
        <CommentState row={comment} />
        {decidedAt && decidedBy && (
          <span className="t3 sm">
            {decidedBy} · <span className="num">{formatInstant(decidedAt, 'tr')}</span>
          </span>
        )}
        {reservation && (
          <Link to={`/dashboard/reservations/${reservation.id}`}>
            {say('comments.open-stay', { code: reservation.code })}
          </Link>
        )}
      </div>
      <div className={style.acts}>
        <Button
          look={active ? 'yes' : undefined}
          icon={active ? Eye : EyeOff}
          busy={show.sending}
          onClick={() => void show.send({ params: { id }, body: { active } })}
        >
          {say(active ? 'comments.publish' : 'comments.hide')}
        </Button>
        <Button look="danger" icon={Trash2} onClick={away}>
          {say('act.delete')}
        </Button>
      </div>
      <ConflictNote refused={form.refused} />
      <TextField form={form} name="answer" label={say('comments.answer')} rows={6} help={say('comments.answer-help')} />
      <HistoryLink of="comment" record={id} />
    </EditorForm>
  )
}
