import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useSay } from '../../words/use-say.ts'
import { SiteLink } from '../site-link.tsx'
import { Notice } from '../stay/notice.tsx'
import type { PayResult } from './pay-result.ts'

type Props = { reservation: GuestReservation; result: PayResult | null; waiting: boolean }

/** How the last attempt ended, or why there is nothing to pay. Only what the server has seen counts, not the address. */
export const PayNotice = ({ reservation, result, waiting }: Props) => {
  const say = useSay()
  const page = `/enquire?token=${encodeURIComponent(reservation.token)}`
  if (waiting) return <Waiting />
  if (reservation.paid > 0 && (result === 'paid' || result === 'pending'))
    return (
      <>
        <Notice tone="ok">
          <b>{say('pay.paid')}</b> {say('pay.paidNext', { code: reservation.code, email: reservation.email })}
        </Notice>
        <SiteLink className="btn btn--block" to={page}>
          {say('pay.toReservation')}
        </SiteLink>
      </>
    )
  if (reservation.canPay && result && result !== 'paid')
    return (
      <Notice tone="bad">
        <b>{say('pay.failed')}</b> {say('pay.failedNext')}
      </Notice>
    )
  if (reservation.canPay) return null
  return (
    <Notice tone="info">
      <b>{say(`status.${reservation.status}`)}.</b> {say(reservation.paid > 0 ? 'pay.nothingDue' : `pay.no.${reservation.status}`)}{' '}
      <SiteLink to={page}>{say('pay.toReservation')}</SiteLink>
    </Notice>
  )
}

const EVERY_MS = 3_000
const PATIENCE = 40

/** Asks every three seconds whether the bank has answered; after two minutes it says that a mail will tell. */
const Waiting = () => {
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
    <div className="note flow__notice" role="status">
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      {asked < PATIENCE ? <Spinner /> : <Info className="i" aria-hidden />}
      <p>
        <b>{say('pay.pending')}</b> {say(asked < PATIENCE ? 'pay.pendingNext' : 'pay.pendingLong')}
      </p>
    </div>
  )
}
