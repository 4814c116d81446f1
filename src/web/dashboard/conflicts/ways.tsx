import { CircleAlert, CopyCheck, Send, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Conflict } from '../../../features/occupancy/conflicts/conflicts.contract.ts'
import { daysBetween } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import check from '../kit/fields/check.module.css'
import { Field } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import { Card, CardBody } from '../kit/page/card.tsx'
import { Note } from '../kit/page/note.tsx'
import { Tag } from '../kit/page/tag.tsx'
import { timeSince } from '../reservations/time-left.ts'
import { OtherVillas } from './other-villas.tsx'
import type { Settling, Way } from './use-settling.ts'
import style from './ways.module.css'

type Props = { conflict: Conflict; settling: Settling; now: number }

/** The three ways out, each with what it does before its button; nothing changes until one is chosen. */
export const Ways = ({ conflict, settling, now }: Props) => {
  const { event, ours, decision } = conflict
  return (
    <Card clip title={say('conflicts.how')} note={say('conflicts.how-note')}>
      <CardBody>
        <div className={style.ways} role="radiogroup" aria-label={say('conflicts.how')}>
          {decision && (
            <Note tone="k-info">
              {say('conflicts.decided', { by: decision.by, time: timeSince(decision.at, now) })}
            </Note>
          )}
          {settling.refused && (
            <Note tone="k-bad" icon={CircleAlert} role="alert">
              {settling.refused.message}
            </Note>
          )}
          <WayOut way="keep-ours" at={1} settling={settling} name={say('conflicts.keep')} recommended>
            <p className={`t2 ${style.text}`}>{say('conflicts.keep-text', { feed: event.feed })}</p>
            <Keep conflict={conflict} settling={settling} />
          </WayOut>
          <WayOut way="move-ours" at={2} settling={settling} name={say('conflicts.move')}>
            <p className={`t2 ${style.text}`}>{say('conflicts.move-text', { guests: ours.guests })}</p>
            {settling.way === 'move-ours' && <OtherVillas conflict={conflict} settling={settling} />}
          </WayOut>
          <WayOut way="cancel-ours" at={3} settling={settling} name={say('conflicts.cancel')}>
            <p className={`t2 ${style.text}`}>{say('conflicts.cancel-text')}</p>
            {settling.way === 'cancel-ours' && <Cancel conflict={conflict} settling={settling} />}
          </WayOut>
        </div>
      </CardBody>
      <div className={style.foot}>
        <Button look="quiet" icon={CopyCheck} disabled={settling.sending} onClick={settling.same}>
          {say('conflicts.same')}
        </Button>
        <Button
          look={settling.way === 'cancel-ours' ? 'danger' : 'main'}
          icon={Send}
          keys="Ctrl ↵"
          busy={settling.sending}
          disabled={!settling.ready || settling.sending}
          onClick={settling.act}
        >
          {settling.word}
        </Button>
      </div>
    </Card>
  )
}

type WayProps = { way: Way; at: number; settling: Settling; name: string; recommended?: boolean; children: ReactNode }

const WayOut = ({ way, at, settling, name, recommended, children }: WayProps) => (
  <div className={style.way}>
    <label className={style.label}>
      <input type="radio" name="way" checked={settling.way === way} onChange={() => settling.setWay(way)} />
      <span>{name}</span>
      <span className="row gap4">
        {recommended && (
          <Tag tone="k-ok" icon={ThumbsUp}>
            {say('conflicts.recommended')}
          </Tag>
        )}
        <kbd aria-hidden className="hide-s">
          {at}
        </kbd>
      </span>
    </label>
    {children}
  </div>
)

type PartProps = Omit<Props, 'now'>

const Keep = ({ conflict: { owner }, settling }: PartProps) => {
  if (settling.way !== 'keep-ours') return null
  return (
    <div className={style.more}>
      {owner.hasMail ? (
        <Field label={say('conflicts.keep-letter')}>
          {(wired) => (
            <textarea
              {...wired}
              className={input.area}
              rows={4}
              maxLength={2_000}
              value={settling.letter}
              onChange={({ target }) => settling.setLetter(target.value)}
            />
          )}
        </Field>
      ) : (
        <p className="warn-t">{say('conflicts.keep-no-mail')}</p>
      )}
      <label className={check.check}>
        <input
          type="checkbox"
          checked={settling.remind}
          onChange={({ target }) => settling.setRemind(target.checked)}
        />
        {say('conflicts.remind')}
      </label>
    </div>
  )
}

const Cancel = ({ conflict: { ours, nights }, settling }: PartProps) => (
  <div className={style.more}>
    <div className={style.figures}>
      <div>
        <span className="t3 sm db">{say('conflicts.cancel-refund')}</span>
        <b className="num">{formatMoney(ours.refund, ours.currency, 'tr')}</b>
      </div>
      <div>
        <span className="t3 sm db">{say('conflicts.cancel-free')}</span>
        <b className="num">{daysBetween(ours.checkIn, ours.checkOut) - nights}</b>
      </div>
    </div>
    <Field label={say('conflicts.cancel-letter')} required>
      {(wired) => (
        <textarea
          {...wired}
          className={input.area}
          rows={3}
          maxLength={500}
          value={settling.note}
          onChange={({ target }) => settling.setNote(target.value)}
        />
      )}
    </Field>
    <Field label={say('conflicts.cancel-code', { code: ours.code })} required>
      {(wired) => (
        <input
          {...wired}
          className={input.text}
          autoComplete="off"
          value={settling.code}
          onChange={({ target }) => settling.setCode(target.value)}
        />
      )}
    </Field>
  </div>
)
