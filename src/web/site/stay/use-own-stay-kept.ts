import { useEffect } from 'react'
import { holdsNights } from '../../../features/reservations/life/reservation-status.ts'
import type { GuestReservation } from '../../../features/reservations/reservations.contract.ts'
import { rememberOwnStay } from '../../browser/own-stay.ts'
import { keepTypedText } from '../../browser/typed-text.ts'
import { RESERVE_TEXT } from '../reserve/use-typed-text.ts'

/** A guest who goes back to the form is told that the nights are hers, not that they are taken. */
export const useOwnStayKept = (reservation: GuestReservation | null): void => {
  useEffect(() => {
    if (!reservation) return
    const { villa, status, token } = reservation
    keepTypedText(RESERVE_TEXT, null) // it has become this reservation
    rememberOwnStay(villa.slug, reservation, holdsNights(status) ? token : null)
  }, [reservation])
}
