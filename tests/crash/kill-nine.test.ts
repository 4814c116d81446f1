import { describe, expect, inject, test } from 'vitest'
import { filledFolder } from '../filled-folder.ts'
import { startPostgres } from '../throwaway-postgres.ts'
import { BUSY, type Ordeal, ordeal } from './kit/ordeal.ts'

const KILLS = 4

/** The ordeal is none unless it was lived through by many. */
const expectSound = ({ faults, faultsOfAThief, told }: Ordeal): void => {
  expect(faults).toEqual([])
  expect(told.reservations.length).toBeGreaterThan(KILLS * BUSY)
  expect(told.payments.length).toBeGreaterThan(KILLS)
  expect(told.unanswered).toBeGreaterThan(KILLS)
  expect(faultsOfAThief.map((fault) => fault.split(/[:.]/)[0])).toEqual(
    expect.arrayContaining([
      'Owner without its night',
      'Paid at the bank and not in the ledger',
      'Acknowledged and not in the ledger',
    ]),
  )
}

describe('a server that is killed in the middle of its work', () => {
  test('keeps on the embedded database every promise it has made', async () => {
    expectSound(await ordeal({ dataDir: await filledFolder(), postgres: undefined, kills: KILLS }))
  })

  test('keeps on PostgreSQL every promise it has made', async () => {
    const postgres = await startPostgres(inject('filledCluster'))
    try {
      expectSound(await ordeal({ dataDir: await filledFolder(), postgres, kills: KILLS }))
    } finally {
      postgres.stop()
    }
  })
})
