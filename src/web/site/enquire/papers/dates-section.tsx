import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { GuestReservation } from '../../../../features/reservations/reservations.contract.ts'
import { formatMoney, formatStay } from '../../../../kernel/format.ts'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { Field } from '../../kit/form/field.tsx'
import { Note, Notice } from '../../kit/note/note.tsx'
import { Section } from '../../kit/page/section.tsx'
import type { ActAnswer } from './guest-acts.ts'
import style from './papers.module.css'
import type { Papers } from './papers-data.ts'

type Props = {
  reservation: GuestReservation
  wishes: Papers['wishes']
  answer: ActAnswer | undefined
  requestKey: string
}

/** Other dates: the price first, then the question; staff answer. */
export const DatesSection = ({ reservation, wishes: { wish, canAskDates }, answer, requestKey }: Props) => {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  const [changed, setChanged] = useState<Quote>() // the price of other days than are typed now
  useFirstFault(form, answer?.refused ? answer : undefined)
  if (!canAskDates) return null
  const { token, checkIn, checkOut, adults, children, infants } = reservation
  const priced = answer?.quote
  return (
    <Section id="tarihler" title={say('dates.title')}>
      <p className={style.why}>{say('dates.lead')}</p>
      {answer?.refused && <Notice tone="bad">{answer.refused}</Notice>}
      {wish && wish.state !== 'withdrawn' && <WishState wish={wish} />}
      <Form
        key={wish?.id}
        ref={form}
        method="post"
        noValidate
        className={style.dates}
        onInput={({ target }) => target instanceof HTMLInputElement && target.type === 'date' && setChanged(priced)}
        action={`?token=${encodeURIComponent(token)}#tarihler`}
      >
        <input type="hidden" name="key" value={requestKey} />
        <input type="hidden" name="adults" value={adults} />
        <input type="hidden" name="children" value={children} />
        <input type="hidden" name="infants" value={infants} />
        <Field
          {...{ label: say('dates.checkIn'), name: 'checkIn', type: 'date', required: true }}
          defaultValue={priced?.checkIn ?? checkIn}
          error={answer?.fields.checkIn ?? answer?.fields.checkin}
        />
        <Field
          {...{ label: say('dates.checkOut'), name: 'checkOut', type: 'date', required: true }}
          defaultValue={priced?.checkOut ?? checkOut}
          error={answer?.fields.checkOut ?? answer?.fields.checkout}
        />
        <Field wide optional label={say('dates.note')} name="note" maxLength={500} />
        <div className={style.full}>
          <Button type="submit" look="line" name="intent" value="price" disabled={busy}>
            {say('dates.price')}
          </Button>
        </div>
        {priced && priced !== changed && <Priced quote={priced} busy={busy} />}
      </Form>
    </Section>
  )
}

const WishState = ({ wish }: { wish: NonNullable<Papers['wishes']['wish']> }) => {
  const say = useSay()
  const language = useLanguage()
  if (wish.state === 'withdrawn') return null
  const dates = formatStay(wish.checkIn, wish.checkOut, language, 'shortYear')
  const tone = { waiting: 'info', approved: 'ok', declined: 'warn' } as const
  return (
    <Notice tone={tone[wish.state]}>
      {say(`dates.${wish.state}`, { dates, total: formatMoney(wish.total, wish.currency, language) })}
      {wish.answer && ` ${wish.answer}`}
    </Notice>
  )
}

type Quote = NonNullable<ActAnswer['quote']>

/** The new total beside the one that stands; the question names the dates that were priced. */
const Priced = ({ quote, busy }: { quote: Quote; busy: boolean }) => {
  const say = useSay()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, quote.currency, language)
  const dates = formatStay(quote.checkIn, quote.checkOut, language, 'shortYear')
  if (quote.total === null) return <Note tone="warn">{say('dates.notSold', { dates })}</Note>
  const more = quote.total - quote.before
  return (
    <div className={style.full} role="status">
      <p>
        {say('dates.newTotal', { dates, total: money(quote.total) })}{' '}
        {more !== 0 && say(more > 0 ? 'dates.more' : 'dates.less', { amount: money(Math.abs(more)) })}
      </p>
      <input type="hidden" name="pricedIn" value={quote.checkIn} />
      <input type="hidden" name="pricedOut" value={quote.checkOut} />
      <input type="hidden" name="total" value={quote.total} />
      <Button type="submit" name="intent" value="dates" disabled={busy}>
        {say('dates.ask')}
      </Button>
    </div>
  )
}
