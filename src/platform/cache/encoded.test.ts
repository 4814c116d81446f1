import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodedBody, encodingFor } from './encoded.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip;q=0.000', 'identity'],
  ['br;q=0.1', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who takes %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('a body says the same in every encoding, in whatever order they are asked for', async () => {
  const plain = Buffer.from('Kalkan’da kiralık villa '.repeat(200))
  for (const order of [['br', 'identity', 'gzip'] as const, ['gzip', 'br', 'identity'] as const]) {
    const body = encodedBody(plain)
    const bytes = { br: brotliDecompressSync, gzip: gunzipSync, identity: (each: Buffer) => each }
    for (const encoding of order) expect(bytes[encoding](await body.in(encoding)).equals(plain)).toBe(true)
    await body.shrink()
    expect(brotliDecompressSync(await body.in('br')).equals(plain)).toBe(true)
  }
})

test('once packed, the plain body is let go', async () => {
  const body = encodedBody(Buffer.from('Kalkan '.repeat(1_000)))
  expect(body.bytes).toBe(7_000)
  await body.in('br')
  expect(body.bytes).toBeLessThan(500)
})
