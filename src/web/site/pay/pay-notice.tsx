import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { Notice } from '../kit/note/note.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { SiteLink } from '../site-link.tsx'
import { type PayResult, payNews } from './pay-result.ts'

type Props = { reservation: GuestReservation; result: PayResult | null }

/** How the last attempt ended, or why there is nothing to pay. */
export const PayNotice = ({ reservation, result }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const { code, email, status, paid, due, refund, price, token } = reservation
  const page = `/enquire?token=${encodeURIComponent(token)}`
  const money = (amount: number) => formatMoney(amount, price.currency, language)
  switch (payNews(reservation, result)) {
    case 'waiting':
      return <Waiting />
    case 'confirmed':
      return <Came tone="ok" title={say('pay.paid')} text={say('pay.paidNext', { code, email })} page={page} />
    case 'late':
      return (
        <Came
          tone="warn"
          title={say('pay.late')}
          text={say('pay.lateNext', { amount: money(refund?.amount ?? 0) })}
          page={page}
        />
      )
    case 'part':
      return <News tone="warn" title={say('pay.part')} text={say('pay.partNext', { amount: money(due) })} />
    case 'silent':
      return <News tone="warn" title={say('pay.silent')} text={say('pay.pendingLong')} />
    case 'begun':
      return <News tone="warn" title={say('pay.begun')} text={say('pay.begunNext')} />
    case 'failed':
      return <News tone="bad" title={say('pay.failed')} text={say('pay.failedNext')} />
    case 'nothing':
      return (
        <Notice tone="info">
          <b>{say(`status.${status}`)}.</b> {say(paid > 0 ? 'pay.nothingDue' : `pay.no.${status}`)}{' '}
          <SiteLink to={page}>{say('pay.toReservation')}</SiteLink>
        </Notice>
      )
    case null:
      return null
  }
}

type Said = { tone: 'ok' | 'warn' | 'bad'; title: string; text: string }

const News = ({ tone, title, text }: Said) => (
  <Notice tone={tone}>
    <b>{title}</b> {text}
  </Notice>
)

/** News that leaves nothing to do here: the way on is the reservation. */
const Came = ({ page, ...said }: Said & { page: string }) => {
  const say = useSay()
  return (
    <>
      <News {...said} />
      <ButtonLink wide to={page}>
        {say('pay.toReservation')}
      </ButtonLink>
    </>
  )
}

const EVERY_MS = 3_000
const PATIENCE = 40

/** Asks every three seconds whether the bank has answered; after two minutes it says that a mail will tell. */
export const Waiting = () => {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked >= PATIENCE) return
    const timer = setTimeout(() => {
      void revalidate()
      setAsked(asked + 1)
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [asked, revalidate])
  return (
    <Notice tone="info" icon={asked < PATIENCE && <Spinner />}>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <b>{say('pay.pending')}</b> {say(asked < PATIENCE ? 'pay.pendingNext' : 'pay.pendingLong')}
    </Notice>
  )
}
