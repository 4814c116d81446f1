import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { picture } from '../../../src/features/media/media.table.ts'
import { MAX_PICTURE_BYTES } from '../../../src/kernel/limits.ts'
import {
  aJpeg,
  animated,
  aPhoto,
  blackPng,
  heicLike,
  promisingJpeg,
  SVG,
  turnedJpeg,
} from '../../pictures/picture-corpus.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let token: string
beforeAll(async () => {
  product = await openTestProduct()
  token = (await product.signIn('ADMIN')).token
})
afterAll(() => product.end())

const send = async (bytes: Buffer, headers: Record<string, string> = {}) => {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/v1/admin/picture',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', ...headers },
    payload: bytes,
  })
  return { status: answer.statusCode, content: answer.json().content }
}

/** The stored file of an answer. */
const stored = async (path: string): Promise<Buffer> => (await product.app.inject(path)).rawPayload

const left = async () => ({
  files: await readdir(join(product.filesFolder, 'pictures')).catch(() => []),
  rows: (await product.db.select().from(picture)).length,
})

describe('a picture that is sent', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'in orientation %i is kept upright, and tells nothing of where it was taken',
    async (turn) => {
      const { status, content } = await send(await sentTurned(turn))
      expect([status, content.width, content.height]).toEqual([201, 90, 60])
      const file = await stored(content.path)
      const { exif, xmp, iptc, icc, orientation, format } = await sharp(file).metadata()
      expect({ exif, xmp, iptc, icc, orientation, format }).toEqual({ format: 'webp' })
      expect(file.includes('secret') || file.includes('Somebody')).toBe(false)
      const [above, below] = await Promise.all([10, 50].map((top) => colourAt(file, top)))
      expect([above, below]).toEqual(['red', 'blue'])
    },
  )

  test.each([
    ['JPEG', () => aJpeg()],
    ['JPEG of a printer (CMYK)', () => aPhoto().toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG of 16 bit', () => aPhoto().toColourspace('rgb16').png().toBuffer()],
    ['PNG that can be seen through', () => aPhoto().ensureAlpha(0.5).png().toBuffer()],
    ['WebP', () => aPhoto().webp().toBuffer()],
    ['AVIF', () => aPhoto().avif({ effort: 0 }).toBuffer()],
  ])('may be a %s, whatever its sender calls it', async (_, make) => {
    const { status, content } = await send(await make(), { 'content-type': 'application/octet-stream' })
    expect([status, content.width, content.height]).toEqual([201, 600, 400])
    expect(content.path).toMatch(/^\/img\/pictures\/[0-9a-f]{32}\.webp$/)
    expect(content.blur).toMatch(/^data:image\/webp;base64,[\w+/=]{40,400}$/)
    const { format, depth, space } = await sharp(await stored(content.path)).metadata()
    expect({ format, depth, space }).toEqual({ format: 'webp', depth: 'uchar', space: 'srgb' })
  })

  test('is made anew: what hangs on its end or hides in its comments is gone', async () => {
    const html = '<html><script>alert(1)</script></html>'
    const zip = Buffer.from('PK\x03\x04 <?php system($_GET[0]); ?>', 'latin1')
    const { content } = await send(Buffer.concat([await aJpeg(), Buffer.from(html), zip]))
    const file = await stored(content.path)
    for (const hidden of ['<script', '<?php', 'PK\x03\x04']) expect(file.includes(hidden)).toBe(false)
  })

  test('larger than any screen is made smaller', async () => {
    const { content } = await send(await aJpeg(5_000, 1_000))
    expect([content.width, content.height]).toEqual([1920, 384])
  })
})

describe('what is no picture, or a dangerous one', () => {
  test.each([
    ['a PNG of 100 million pixels', 422, 'picture-pixels', () => blackPng(10_000, 10_000)],
    ['a JPEG that promises 30,000 × 30,000', 422, 'picture-pixels', () => promisingJpeg(30_000, 30_000)],
    ['an AVIF of 16 million', 422, 'picture-pixels', () => aPhoto(4_000, 4_000).avif({ effort: 0 }).toBuffer()],
    ['a GIF of 5,000 frames', 415, 'not-a-picture', () => animated(5_000, 'gif')],
    ['a WebP of 5,000 frames', 422, 'picture-moves', () => animated(5_000, 'webp')],
    ['an SVG with a script', 415, 'not-a-picture', () => SVG],
    ['a page that calls itself JPEG', 415, 'not-a-picture', () => Buffer.from('<html>…</html>')],
    ['a ZIP', 415, 'not-a-picture', () => Buffer.from('PK\x03\x04', 'latin1')],
    ['a HEIC of a telephone', 415, 'not-a-picture', heicLike],
    ['half a JPEG', 422, 'picture-broken', async () => (await aJpeg(1_200, 800)).subarray(0, 6_000)],
    ['the head of a JPEG alone', 422, 'picture-broken', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a PNG with a damaged middle',
      422,
      'picture-broken',
      async () => (await aPhoto().png().toBuffer()).fill(7, 400, 9_000),
    ],
  ])('%s is refused with a sentence and leaves nothing', async (_, status, code, make) => {
    const before = await left()
    const answer = await send(await make())
    expect([answer.status, answer.content.code]).toEqual([status, code])
    expect(answer.content.message).toMatch(/^\p{Lu}.{20,}\.$/u)
    expect(await left()).toEqual(before)
  })

  test('no byte at all is refused on its field', async () => {
    const { status, content } = await send(Buffer.alloc(0))
    expect([status, content.fields.file]).toEqual([400, 'Bu alan zorunludur.'])
  })

  test('too many bytes are refused before one is read, also when their number is not announced', async () => {
    expect((await send(Buffer.alloc(10), { 'content-length': String(MAX_PICTURE_BYTES + 1) })).status).toBe(413)
    expect((await send(Buffer.alloc(MAX_PICTURE_BYTES + 1), { 'transfer-encoding': 'chunked' })).status).toBe(413)
  })

  test('any other call still takes a quarter of a megabyte', async () => {
    const { status } = await product.call('POST', '/v1/website/subscribe', { email: 'x'.repeat(300_000) })
    expect(status).toBe(413)
  })

  test('a visitor is sent away before a byte is read', async () => {
    expect((await send(await aJpeg(), { authorization: '' })).status).toBe(401)
    expect((await send(Buffer.from('{}'), { authorization: '', 'content-type': 'application/json' })).status).toBe(401)
  })

  test('JSON is no picture', async () => {
    expect((await send(Buffer.from('{}'), { 'content-type': 'application/json' })).status).toBe(415)
  })
})

test('twenty pictures at a time are all answered: taken in, or asked to come back', async () => {
  const sent = await aJpeg(1_600, 1_000)
  const before = await left()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(sent)))
  const statuses = answers.map(({ status }) => status)
  const taken = statuses.filter((status) => status === 201).length
  expect(statuses.filter((status) => status === 503)).toHaveLength(statuses.length - taken)
  expect(taken).toBeGreaterThanOrEqual(12)
  expect((await left()).rows - before.rows).toBe(taken)
  expect((await send(sent)).status).toBe(201)
})

const sentTurned = async (turn: number): Promise<Buffer> => {
  const sent = await turnedJpeg(turn)
  const { orientation, exif, xmp } = await sharp(sent).metadata()
  expect([orientation, exif?.includes('Somebody'), xmp?.includes('secret')]).toEqual([turn, true, true])
  return sent
}

const colourAt = async (file: Buffer, top: number): Promise<string> => {
  const [red = 0, , blue = 0] = await sharp(file).extract({ left: 45, top, width: 1, height: 1 }).raw().toBuffer()
  return red > blue ? 'red' : 'blue'
}
