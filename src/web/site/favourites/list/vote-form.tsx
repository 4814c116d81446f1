import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useFetcher } from 'react-router'
import { WISHLIST } from '../../../../features/wishlists/wishlists.contract.ts'
import { voterName } from '../../../browser/kept/voter-name.ts'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { Field, FieldError } from '../../kit/form/field.tsx'
import type { Unheard } from '../../unheard/or-unheard.ts'
import { UnheardNotice } from '../../unheard/unheard-notice.tsx'
import { useAnswer } from '../../unheard/use-answer.ts'
import style from './votes.module.css'

/** What became of a vote; `message` is the sentence of a refusal. */
type Voted = { message: string; done: boolean }

/** A vote by a first name alone, changed by voting again; it works without JavaScript too. */
export const VoteForm = ({ villa, token }: { villa: { id: number; name: string }; token: string }) => {
  const say = useSay()
  const fetcher = useFetcher<Voted | Unheard>()
  const { answer, unheard } = useAnswer(fetcher.data)
  const known = voterName.use()
  const busy = fetcher.state !== 'idle'
  const settled = busy || unheard ? undefined : answer
  return (
    <details className={style.form}>
      <summary>
        {say('liked.vote')} <span className="sr">{villa.name}</span>
      </summary>
      <fetcher.Form
        method="post"
        action={`?token=${encodeURIComponent(token)}`}
        onSubmit={({ currentTarget }) => voterName.write(String(new FormData(currentTarget).get('name') ?? ''))}
      >
        <input type="hidden" name="villa" value={villa.id} />
        <Field
          {...{ label: say('liked.name'), name: 'name', maxLength: WISHLIST.name, required: true }}
          key={known}
          defaultValue={known}
          autoComplete="given-name"
        />
        <Field {...{ label: say('liked.said'), name: 'said', maxLength: WISHLIST.said, optional: true }} />
        <div className={style.buttons}>
          <Button type="submit" size="small" look="soft" name="up" value="true" disabled={busy}>
            <ThumbsUp className="i" aria-hidden="true" /> {say('liked.up')}
          </Button>
          <Button type="submit" size="small" look="line" name="up" value="false" disabled={busy}>
            <ThumbsDown className="i" aria-hidden="true" /> {say('liked.down')}
          </Button>
        </div>
        {!busy && <UnheardNotice unheard={unheard} />}
        <div role="status">
          {settled?.message && <FieldError>{settled.message}</FieldError>}
          {settled?.done && say('liked.voted')}
        </div>
      </fetcher.Form>
    </details>
  )
}
