import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { Notice } from '../../kit/note/note.tsx'
import { Section } from '../../kit/page/section.tsx'
import type { ActAnswer } from './guest-acts.ts'
import style from './papers.module.css'
import type { Papers } from './papers-data.ts'
import { PersonFields } from './person-fields.tsx'

type Props = Pick<Papers, 'list' | 'countries'> & { token: string; answer: ActAnswer | undefined }

/** Who stays, as the law wants it reported: one row for everybody who is expected. */
export const GuestList = ({ token, list, countries, answer }: Props) => {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  useFirstFault(form, answer)
  const { persons, wanted, missing, version, canWrite } = list
  if (!canWrite) return null
  return (
    <Section id="misafirler" title={say('guests.title')}>
      <p className={style.why}>{say('guests.why')}</p>
      {answer && <Notice tone="bad">{answer.refused}</Notice>}
      {missing === 0 && <Notice tone="ok">{say('guests.complete')}</Notice>}
      {missing > 0 && persons.length > 0 && <Notice tone="warn">{say('guests.missing', { n: missing })}</Notice>}
      {/* what was saved begins the form anew */}
      <Form
        key={version}
        ref={form}
        method="post"
        noValidate
        className={style.list}
        action={`?token=${encodeURIComponent(token)}#misafirler`}
      >
        <input type="hidden" name="version" value={version} />
        {Array.from({ length: wanted }, (_, at) => (
          <PersonFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the list
            key={at}
            at={at}
            person={persons[at]}
            countries={countries}
            faults={answer?.fields ?? {}}
          />
        ))}
        <div>
          <Button type="submit" name="intent" value="guests" disabled={busy}>
            {say('guests.save')}
          </Button>
        </div>
        <p className="tiny">{say('guests.privacy')}</p>
      </Form>
    </Section>
  )
}
