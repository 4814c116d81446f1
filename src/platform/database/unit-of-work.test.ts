import { expect, test } from 'vitest'
import { announceAtCommit, inUnitOfWork, isInTransaction } from './unit-of-work.ts'

const told: string[] = []
const tell = (channel: string, payloads: string[]) => void told.push(`${channel} ${payloads.join(',')}`)

test('what a transaction changed is told once, after it was committed, and never when it was undone', async () => {
  await inUnitOfWork(async () => {
    announceAtCommit('villas', '1')
    announceAtCommit('villas', '2')
    announceAtCommit('villas', '1')
    expect([told, isInTransaction()]).toEqual([[], true])
  }, tell)
  expect([told, isInTransaction()]).toEqual([['villas 1,2'], false])
  const undone = inUnitOfWork(async () => {
    announceAtCommit('villas', '3')
    throw new Error('undone')
  }, tell)
  await expect(undone).rejects.toThrow('undone')
  expect(told).toEqual(['villas 1,2'])
})
