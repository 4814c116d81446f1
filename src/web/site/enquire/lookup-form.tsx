import { Search } from 'lucide-react'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFirstFault } from '../../ui/use-first-fault.ts'
import { useSay } from '../../words/use-say.ts'
import { Button } from '../kit/button/button.tsx'
import { Field } from '../kit/form/field.tsx'
import { Notice } from '../kit/note/note.tsx'
import type { Unheard } from '../unheard/or-unheard.ts'
import { UnheardNotice } from '../unheard/unheard-notice.tsx'
import type { LookupAnswer } from './find-reservation.ts'
import style from './lookup-form.module.css'

type Props = { answer: LookupAnswer | undefined; lost: boolean; unheard: Unheard | undefined }

/**
 * Code and e-mail or phone: the way back to a reservation without an account. `lost` = the link that was followed is
 * not valid.
 */
export const LookupForm = ({ answer, lost, unheard }: Props) => {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  useFirstFault(form, answer)
  const hasFieldFault = Object.keys(answer?.fields ?? {}).length > 0
  const notice = answer ? !hasFieldFault && (answer.message ?? say('lookup.notFound')) : lost && say('lookup.linkOver')
  return (
    <Form method="post" className={style.form} ref={form} noValidate>
      <UnheardNotice unheard={unheard} />
      {notice && !unheard && <Notice tone="warn">{notice}</Notice>}
      <div className={style.fields}>
        <Field
          label={say('lookup.code')}
          name="code"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          placeholder="HV…"
          defaultValue={answer?.code}
          error={answer?.fields.code}
          required
        />
        <Field
          label={say('lookup.contact')}
          name="contact"
          autoComplete="email"
          defaultValue={answer?.contact}
          error={answer?.fields.contact}
          required
        />
        <Button type="submit" className={style.find} name="intent" value="find" disabled={busy}>
          <Search className="i" aria-hidden />
          {say('lookup.find')}
        </Button>
      </div>
    </Form>
  )
}
