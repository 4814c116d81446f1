import { describe, expect, test } from 'vitest'
import { RESERVATION_STATUSES } from '../reservation.shape.ts'
import { MOVE_NAMES, MOVES, movesFrom } from './reservation-moves.ts'
import { holdsNights, statusAt } from './reservation-status.ts'

const now = new Date('2027-03-01T10:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

describe('the life of a reservation', () => {
  test('an option past its end is expired, whatever its row says', () => {
    expect(statusAt({ status: 'OPTION', expiresAt: at(1) }, now)).toBe('OPTION')
    expect(statusAt({ status: 'OPTION', expiresAt: now }, now)).toBe('EXPIRED')
    expect(statusAt({ status: 'REQUEST', expiresAt: at(-1) }, now)).toBe('EXPIRED')
    expect(statusAt({ status: 'CONFIRMED', expiresAt: null }, now)).toBe('CONFIRMED')
  })

  test('only held, confirmed and lived-in stays hold nights', () => {
    expect(RESERVATION_STATUSES.filter(holdsNights)).toEqual(['OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED'])
  })

  test('staff see the moves that can happen, and nothing leads out of an end but a revival', () => {
    expect(movesFrom('REQUEST', 'ADMIN')).toEqual(['accept', 'decline', 'cancel'])
    expect(movesFrom('OPTION', 'ADMIN')).toEqual(['extend', 'confirm', 'receive-transfer', 'cancel'])
    expect(movesFrom('REQUEST', 'OWNER')).toEqual(['accept', 'decline'])
    expect(movesFrom('OPTION', 'OWNER')).toEqual([])
    expect(movesFrom('EXPIRED', 'ADMIN')).toEqual(['receive-transfer', 'revive'])
    for (const end of ['CANCELLED', 'DECLINED', 'NO_SHOW'] as const) expect(movesFrom(end, 'ADMIN')).toEqual([])
  })

  test('every move leads somewhere from somewhere, for somebody', () => {
    for (const name of MOVE_NAMES)
      expect([
        name,
        MOVES[name].from.length > 0,
        MOVES[name].who.length > 0,
        RESERVATION_STATUSES.includes(MOVES[name].to),
      ]).toEqual([name, true, true, true])
  })
})
