import { and, asc, eq, inArray } from 'drizzle-orm'
import { login } from '../src/features/accounts/accounts.contract.ts'
import { RESERVATION_KINDS } from '../src/features/availability/availability.store.ts'
import { takenNight } from '../src/features/availability/availability.table.ts'
import { letter } from '../src/features/letters/letters.table.ts'
import { alert } from '../src/features/reservations/money/ledger.table.ts'
import type { ReservationStatus } from '../src/features/reservations/reservation.shape.ts'
import { reservation, reservationEvent } from '../src/features/reservations/reservations.table.ts'
import type { AdminReservation } from '../src/features/reservations/reservations-admin.contract.ts'
import type { Role } from '../src/kernel/caller.ts'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import { PASSWORD, type TestProduct } from './test-product.ts'

/** What staff write down on the phone; the test changes what it is about. */
export const aPhoneCall = (villa: { id: number }, change: object = {}) => ({
  villaId: villa.id,
  checkIn: '2027-07-10',
  checkOut: '2027-07-17',
  adults: 2,
  name: 'Zeynep Tunalı',
  email: 'zeynep@example.com',
  phone: '0532 123 45 67',
  ...change,
})

/** A member of staff who signs in again when the clock of the test has moved past the session. */
export const openDesk = async (product: TestProduct, role: Role = 'ADMIN') => {
  const { account, ownerId, token } = await product.signIn(role)
  let session = { token, at: product.clock.now.getTime() }
  const bearer = async (): Promise<string> => {
    const at = product.clock.now.getTime()
    if (at - session.at > RENEW_MS)
      session = {
        token: (await product.api(login, { body: { email: account.email, password: PASSWORD } })).content.accessToken,
        at,
      }
    return `Bearer ${session.token}`
  }
  const ask = async (method: string, path: string, body?: unknown, key: string | null = crypto.randomUUID()) =>
    product.call(method, path, body, { authorization: await bearer(), ...(key && { 'idempotency-key': key }) })
  const move = (id: number, body: object, key?: string | null) =>
    ask('PATCH', `/v1/admin/reservations/${id}`, body, key)
  const look = async (id: number): Promise<AdminReservation> =>
    (await ask('GET', `/v1/admin/reservations/${id}`)).body.content
  const made = async (id: number, body: object): Promise<AdminReservation> => {
    mustBeDone(await move(id, body))
    return look(id)
  }
  const take = async (villa: { id: number }, change: object = {}): Promise<AdminReservation> => {
    const answer = await ask('POST', '/v1/admin/reservations', aPhoneCall(villa, change))
    mustBeDone(answer)
    return look(answer.body.content.id)
  }
  return {
    account,
    ownerId,
    bearer,
    ask,
    take,
    move,
    /** Changes something of a reservation; all else of it stays as it stands. */
    async change(id: number, body: object) {
      const { guestName: name, email, phone, note, ...now } = await look(id)
      const { checkIn, checkOut, adults, children, infants } = now
      const stands = { name, email, phone, note, checkIn, checkOut, adults, children, infants }
      return ask('PUT', `/v1/admin/reservations/${id}`, { ...stands, ...body })
    },
    /** Sends a file as the body of a call. */
    async sendFile(url: string, payload: Buffer) {
      const headers = { authorization: await bearer(), 'content-type': 'image/jpeg' }
      const { statusCode, body } = await product.app.inject({ method: 'POST', url, payload, headers })
      return { status: statusCode, body: JSON.parse(body) }
    },
    /** A move that must not be refused. */
    made,
    look,
    /** A reservation that arrives today, brought into a status the way people would. */
    async takeInto(status: ReservationStatus): Promise<AdminReservation> {
      const { taken, moves = [], wait = 0, ends = false } = WAYS[status]
      const reservation = await take(await product.villa(), { ...threeNightsFrom(product.clock.now), ...taken })
      for (const each of moves) await made(reservation.id, each)
      product.clock.now = new Date(product.clock.now.getTime() + wait * 60_000)
      if (ends) await made(reservation.id, { move: 'complete', reason: 'Borcunu sonra öder', debt: reservation.total })
      return reservation
    },
    ...booksOf(product),
  }
}

const mustBeDone = ({ status, body }: { status: number; body: unknown }): void => {
  if (status > 201) throw new Error(JSON.stringify(body))
}

/** What stands in the books, whoever asks. */
const booksOf = ({ db }: TestProduct) => {
  const rowOf = async (id: number) => (await db.select().from(reservation).where(eq(reservation.id, id)))[0]
  const lettersOf = async (id: number) =>
    (await db.select().from(letter).where(eq(letter.reservationId, id)).orderBy(letter.id)).map(
      ({ template }) => template,
    )
  const historyOf = (id: number) =>
    db.select().from(reservationEvent).where(eq(reservationEvent.reservationId, id)).orderBy(asc(reservationEvent.id))
  const nightsOf = (holderId: number) =>
    db
      .select({ night: takenNight.night, kind: takenNight.kind, expiresAt: takenNight.expiresAt })
      .from(takenNight)
      .where(and(eq(takenNight.holderId, holderId), inArray(takenNight.kind, [...RESERVATION_KINDS])))
      .orderBy(asc(takenNight.night))
  const alertsOf = async (id: number) =>
    (await db.select().from(alert).where(eq(alert.reservationId, id))).map(({ kind, facts }) => ({ kind, ...facts }))
  /** All that a refused call must leave as it was. */
  const stateOf = async (id: number) =>
    JSON.stringify([await rowOf(id), await nightsOf(id), await historyOf(id), await lettersOf(id), await alertsOf(id)])
  return { rowOf, lettersOf, nightsOf, alertsOf, stateOf }
}

const threeNightsFrom = (now: Date) => ({ checkIn: dayInIstanbul(now), checkOut: addDays(dayInIstanbul(now), 3) })

const CONFIRMED = { status: 'CONFIRMED', reason: 'Nakit ödedi' }

/** `wait` in minutes, after the moves; `ends` = then the stay is over, with the guest's debt accepted. */
const WAYS: Record<ReservationStatus, { taken: object; moves?: object[]; wait?: number; ends?: true }> = {
  REQUEST: { taken: { status: 'REQUEST' } },
  OPTION: { taken: { hours: 1 } },
  CONFIRMED: { taken: CONFIRMED },
  CHECKED_IN: { taken: CONFIRMED, moves: [{ move: 'check-in' }] },
  COMPLETED: { taken: CONFIRMED, moves: [{ move: 'check-in' }], wait: 3 * 24 * 60, ends: true },
  CANCELLED: { taken: {}, moves: [{ move: 'cancel', reason: 'Vazgeçti' }] },
  DECLINED: { taken: { status: 'REQUEST' }, moves: [{ move: 'decline', reason: 'Dolu' }] },
  EXPIRED: { taken: { hours: 1 }, wait: 61 },
  NO_SHOW: { taken: CONFIRMED, moves: [{ move: 'no-show' }] },
}

const RENEW_MS = 3_600_000

export type Desk = Awaited<ReturnType<typeof openDesk>>
