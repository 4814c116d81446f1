import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '../../../src/entry/env.ts'
import { picture } from '../../../src/features/media/media.table.ts'
import { Refusal } from '../../../src/kernel/refusal.ts'
import type { Files } from '../../../src/platform/files/storage/files.ts'
import { folderFiles } from '../../../src/platform/files/storage/folder-files.ts'
import { openFiles } from '../../../src/platform/files/storage/open-files.ts'
import { storageAddress } from '../../../src/platform/files/storage/storage-address.ts'
import { aJpeg } from '../../pictures/picture-corpus.ts'
import { openStorage } from '../../pictures/storage-stand.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let storage: Awaited<ReturnType<typeof openStorage>>
let folder: string
beforeAll(async () => {
  storage = await openStorage()
  folder = await mkdtemp(join(tmpdir(), 'villa-storage-'))
})
beforeEach(() => {
  storage.state.down = false
  storage.objects.clear()
})
afterAll(async () => {
  await storage.close()
  await rm(folder, { recursive: true, force: true })
})

const filesAt = (url: string): Files => openFiles(readEnv({ STORAGE_URL: url, DATA_DIR: folder }))

describe.each([
  ['a folder', () => folderFiles(join(folder, 'files'))],
  ['storage that speaks S3', () => filesAt(storage.url())],
])('files in %s', (_, open) => {
  test('are read as they were written, listed, and gone when removed', async () => {
    const files = open()
    for (const name of ['one', 'two', 'three'])
      await files.write(`pictures/${name}.webp`, Buffer.from(`the bytes of ${name}`))
    await files.write('demo/other.webp', Buffer.from('other'))
    expect(String(await files.read('pictures/two.webp'))).toBe('the bytes of two')
    const listed = await files.list('pictures')
    expect(listed.map(({ path }) => path).sort()).toEqual([
      'pictures/one.webp',
      'pictures/three.webp',
      'pictures/two.webp',
    ])
    for (const { writtenAt } of listed) expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(600_000)
    await files.remove('pictures/two.webp')
    await files.remove('pictures/two.webp')
    expect(await files.read('pictures/two.webp')).toBe(null)
    expect(await files.list('pictures')).toHaveLength(2)
    expect(await files.list('nothing')).toEqual([])
  })
})

describe('storage that speaks S3', () => {
  test('holds the files below its prefix, with their type', async () => {
    await filesAt(storage.url()).write('pictures/a.webp', Buffer.from('x'))
    expect([...storage.objects].map(([key, { type }]) => [key, type])).toEqual([
      ['agency/pictures/a.webp', 'image/webp'],
    ])
  })

  test('that is down is asked again and then said to be so, never that a file is not there', async () => {
    storage.state.down = true
    const before = storage.asked.length
    await expect(filesAt(storage.url()).read('pictures/a.webp')).rejects.toMatchObject({ code: 'unavailable' })
    expect(storage.asked.length - before).toBe(3)
    const nowhere = filesAt('s3+http://K:S@127.0.0.1:9/bucket')
    await expect(nowhere.read('pictures/a.webp')).rejects.toBeInstanceOf(Refusal)
  })

  test('that does not know the key is a fault that names no secret', async () => {
    const files = filesAt(storage.url('another secret'))
    await expect(files.read('pictures/a.webp')).rejects.toThrow(/answers GET with 403/)
    await expect(files.read('pictures/a.webp')).rejects.not.toThrow(/secret|STANDKEY/)
  })
})

describe('STORAGE_URL', () => {
  test('names key, place, bucket, folder and region', () => {
    expect(storageAddress('s3://KEY:a%2Fb%3D@s3.example.com:9000/pics/agency/2027?region=fr-par')).toEqual({
      endpoint: 'https://s3.example.com:9000',
      bucket: 'pics',
      prefix: 'agency/2027/',
      region: 'fr-par',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b=',
    })
  })

  test.each([
    'http://KEY:hush@host/bucket',
    's3://host/bucket',
    's3://KEY@host/bucket',
    's3://KEY:hush@host',
    's3://KEY:hush@host/UPPER',
    'nonsense',
  ])('that is none stops the start, without its secret in the sentence: %s', (url) => {
    const start = () => readEnv({ STORAGE_URL: url, DATA_DIR: folder })
    expect(start).toThrow(/^STORAGE_URL: must be s3:\/\/KEY:SECRET@host:port\/bucket/)
    expect(start).not.toThrow(/hush/)
  })
})

describe('the product with its pictures in storage', () => {
  let product: TestProduct
  let token: string
  beforeAll(async () => {
    product = await openTestProduct({ files: filesAt(storage.url()) })
    token = (await product.signIn('ADMIN')).token
  })
  afterAll(() => product.end())

  const send = async () =>
    product.app.inject({
      method: 'POST',
      url: '/v1/admin/picture',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
      payload: await aJpeg(),
    })
  const resized = (path: string, width = 320) =>
    product.app.inject({ url: `/image?url=${path}&w=${width}`, headers: { accept: 'image/webp' } })

  test('takes one in, serves it, and goes on serving the sizes it has while the storage is down', async () => {
    const sent = await send()
    const { path } = sent.json().content
    expect([sent.statusCode, storage.objects.size]).toEqual([201, 1])
    expect((await readdir(product.filesFolder)).filter((name) => name !== '.cache')).toEqual([])
    const [stored, small] = [await product.app.inject(path), await resized(path)]
    expect([stored.statusCode, stored.headers['content-type'], small.statusCode]).toEqual([200, 'image/webp', 200])
    await product.sizesMade()
    storage.state.down = true
    expect((await resized(path)).statusCode).toBe(200)
    expect((await resized(path, 1600)).statusCode).toBe(503)
    expect((await product.app.inject(path)).statusCode).toBe(503)
    storage.state.down = false
    expect((await resized('/img/pictures/missing.webp')).statusCode).toBe(404)
  })

  test('that can’t be reached takes none in, and writes no row', async () => {
    const before = await product.db.$count(picture)
    storage.state.down = true
    expect((await send()).statusCode).toBe(503)
    expect(await product.db.$count(picture)).toBe(before)
  })
})
