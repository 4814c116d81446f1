import { Check, FileText, TriangleAlert } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { formatInstant } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { Note, Notice } from '../../kit/note/note.tsx'
import { Section } from '../../kit/page/section.tsx'
import { RichText } from '../../pages/rich-text.tsx'
import type { ActAnswer } from './guest-acts.ts'
import style from './papers.module.css'
import type { Papers } from './papers-data.ts'

type Props = { token: string; papers: Papers['papers']; answer: ActAnswer | undefined }

/** Voucher and contract: what there is to take along, and what is still to be accepted. */
export const PapersSection = ({ token, papers: { voucher, contract }, answer }: Props) => {
  const say = useSay()
  if (!voucher && !contract) return null
  const file = (name: string) => `/v1/reservation/${encodeURIComponent(token)}/${name}.pdf`
  return (
    <Section id="sozlesme" title={say('papers.title')}>
      {answer && <Notice tone="bad">{answer.refused}</Notice>}
      <ul className={style.files}>
        {voucher && <PaperLink href={file('voucher')} title={say('papers.voucher')} note={say('papers.voucherNote')} />}
        {voucher && (
          <PaperLink
            href={`/v1/reservation/${encodeURIComponent(token)}/stay.ics`}
            title={say('papers.calendar')}
            note={say('papers.calendarNote')}
            open={say('papers.addCalendar')}
          />
        )}
        {contract && (
          <PaperLink href={file('contract')} title={contract.text.title} note={say('papers.contractNote')} />
        )}
      </ul>
      {contract && <Contract token={token} contract={contract} />}
    </Section>
  )
}

const PaperLink = ({ href, title, note, open }: { href: string; title: string; note: string; open?: string }) => {
  const say = useSay()
  return (
    <li>
      <FileText className="i" aria-hidden />
      <p>
        <b>{title}</b>
        <br />
        <span className="small">{note}</span>
      </p>
      <ButtonLink
        look="line"
        size="small"
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={`${title}: ${open ?? say('papers.open')}`}
      >
        {open ?? say('papers.open')}
      </ButtonLink>
    </li>
  )
}

type ContractProps = { token: string; contract: NonNullable<Papers['papers']['contract']> }

const Contract = ({ token, contract: { state, acceptedAt, canAccept, text } }: ContractProps) => {
  const say = useSay()
  const language = useLanguage()
  if (state === 'accepted' || !canAccept)
    return acceptedAt ? (
      <Note tone="ok" className={style.state}>
        <Check className="i" aria-hidden />
        {say('papers.acceptedAt', { when: formatInstant(acceptedAt, language) })}
      </Note>
    ) : null
  return (
    <>
      <Note tone="warn" className={style.state}>
        <TriangleAlert className="i" aria-hidden />
        {say(state === 'outdated' ? 'papers.outdated' : 'papers.toAccept')}
      </Note>
      <details className={style.text}>
        <summary>{say('papers.read')}</summary>
        <RichText html={text.html} />
      </details>
      <AcceptForm token={token} hash={text.hash} />
    </>
  )
}

const AcceptForm = ({ token, hash }: { token: string; hash: string }) => {
  const say = useSay()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={`?token=${encodeURIComponent(token)}#sozlesme`} className={style.accept}>
      <input type="hidden" name="hash" value={hash} />
      <Button type="submit" name="intent" value="accept" disabled={busy}>
        {say('papers.accept')}
      </Button>
      <p className="tiny">{say('papers.acceptNote')}</p>
    </Form>
  )
}
