import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { imageCache } from './image-cache.ts'

const LIMITS = { encodes: 2, waiting: 4, bytes: 1_000_000 }
const newCache = async (limits = LIMITS) => {
  const folder = await mkdtemp(join(tmpdir(), 'cache-'))
  return { folder, cache: imageCache(folder, limits) }
}
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('at most two pictures are made at a time', async () => {
  const { cache } = await newCache()
  let running = 0
  let most = 0
  const make = async () => {
    most = Math.max(most, ++running)
    await later(5)
    running--
    return Buffer.from('picture')
  }
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key, make)))
  expect(most).toBe(2)
})

test('who comes when too many wait is told to come back', async () => {
  const { cache } = await newCache({ ...LIMITS, waiting: 1 })
  const slow = async () => {
    await later(10)
    return Buffer.from('picture')
  }
  const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((key) => cache.get(key, slow)))
  expect(answers.filter((answer) => answer.status === 'rejected')).toMatchObject([{ reason: { code: 'unavailable' } }])
})

test('a failed picture is tried again', async () => {
  const { cache } = await newCache()
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect((await cache.get('a', async () => Buffer.from('fine'))).toString()).toBe('fine')
})

test('the folder stays below its size: the oldest go', async () => {
  const { folder, cache } = await newCache({ ...LIMITS, bytes: 1_000 })
  for (let index = 0; index < 20; index++) await cache.get(`key-${index}`, async () => Buffer.alloc(100))
  const kept = await readdir(folder)
  expect(kept.length).toBeLessThanOrEqual(10)
  expect(kept).toContain('key-19')
})

test('a folder that could not be made is made when it can be', async () => {
  const { folder } = await newCache()
  await writeFile(join(folder, 'in-the-way'), '')
  const cache = imageCache(join(folder, 'in-the-way'), LIMITS)
  expect((await cache.get('a', async () => Buffer.from('fine'))).toString()).toBe('fine')
  await rm(join(folder, 'in-the-way'))
  await cache.get('a', async () => Buffer.from('fine'))
  expect(await readdir(join(folder, 'in-the-way'))).toEqual(['a'])
})
