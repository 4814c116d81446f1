import { redirect } from 'react-router'
import { enquire, type GuestReservation, getReservation } from '../../../features/reservations/reservations.contract.ts'
import type { Client } from '../../../kernel/client.ts'
import { Refused } from '../../../kernel/refused.ts'

/** What was typed into the look-up form and what is wrong with it. */
export type LookupAnswer = { code: string; contact: string; fields: Record<string, string>; message: string | null }

/** Finds a reservation by code and contact and leads to `page` with its token, or answers what is wrong. */
export const findReservation = async (api: Client, form: FormData, page: string): Promise<LookupAnswer | Response> => {
  const code = String(form.get('code') ?? '').trim()
  const contact = String(form.get('contact') ?? '').trim()
  try {
    const { content } = await api(enquire, { body: { code, contact } })
    return redirect(`${page}?token=${encodeURIComponent(content.token)}`, 303)
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { code, contact, fields: error.fields, message: error.status === 404 ? null : error.message }
  }
}

/** The reservation of a link, or null when the link is not valid (any more). */
export const reservationOfLink = async (api: Client, token: string | null): Promise<GuestReservation | null> => {
  if (!token) return null
  try {
    return (await api(getReservation, { params: { token } })).content
  } catch (error) {
    if (error instanceof Refused && error.status < 500 && error.status !== 429) return null
    throw error
  }
}
