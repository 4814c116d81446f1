import { BadgeCheck, CircleAlert, ExternalLink, FileX } from 'lucide-react'
import { Link } from 'react-router'
import { whyUnpublishable } from '../../../../features/villas/permits/permit-gate.ts'
import type { VillaPermit } from '../../../../features/villas/permits/permits.contract.ts'
import { permitCheckUrl } from '../../../../features/villas/villa.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { say } from '../../../words/dashboard.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { Note } from '../../kit/page/note.tsx'
import { useNow } from '../../kit/use-now.ts'
import { permitOf } from '../../places.ts'

/** May this villa be on the site, and if so, what should somebody look at? */
export const Verdict = ({ known: { permit, reasons, sameNumber } }: { known: VillaPermit }) => {
  const now = useNow(3_600_000)
  const others = sameNumber.map(({ id, name }) => (
    <Link key={id} to={permitOf(id)} className="b">
      {name}{' '}
    </Link>
  ))
  if (!permit)
    return (
      <Note tone="k-bad" icon={FileX}>
        <b>{say('permit.none')}.</b> {say('permit.none-text')}
      </Note>
    )
  const stops = whyUnpublishable(permit, dayInIstanbul(new Date(now)))
  const why = reasons.map((reason) => say(`permit.reason.${reason}`)).join(' · ')
  return (
    <Note
      tone={toneOf(stops !== undefined, reasons.length > 0)}
      icon={reasons.length ? CircleAlert : BadgeCheck}
      acts={permit.kind === 'home' && <LookUp number={permit.number} />}
    >
      <b>{say(wordOf(stops !== undefined, reasons.length > 0))}.</b> {why || say('permit.all-well-text')}
      {others.length > 0 && (
        <>
          {' '}
          {say('permit.same-number', { villas: '' })} {others}
        </>
      )}
    </Note>
  )
}

const toneOf = (stops: boolean, look: boolean) => {
  if (stops) return 'k-bad'
  return look ? 'k-warn' : 'k-ok'
}

const wordOf = (stops: boolean, look: boolean) => {
  if (stops) return 'permit.may-not'
  return look ? 'permit.may-stay' : 'permit.all-well'
}

const LookUp = ({ number }: { number: string }) => (
  <ButtonLink look="main" icon={ExternalLink} to={permitCheckUrl(number)} target="_blank" rel="noreferrer">
    {say('permits.look-up')}
  </ButtonLink>
)
