import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_BODY_BYTES } from '../../src/kernel/limits.ts'
import { filledFolder } from '../filled-folder.ts'
import { rawRequest } from '../raw-request.ts'
import { type RunningServer, startServer } from '../running-server.ts'

let server: RunningServer
let dataDir: string
beforeAll(async () => {
  dataDir = await filledFolder()
  server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO_DATA: 'on', CARD_PROVIDER: 'demo' })
})
afterAll(async () => {
  await server.stop('SIGINT')
})

const HEAD = 'Host: villa.test\r\nAccept: text/html\r\n'
const FORM = 'Content-Type: application/x-www-form-urlencoded\r\n'
const MULTIPART = 'Content-Type: multipart/form-data; boundary=b\r\n'
const JSON_TYPE = 'Content-Type: application/json\r\n'
const CHUNK = `10000\r\n${'x'.repeat(0x10000)}\r\n`
const isApi = (path: string): boolean => /^\/(v1|v2|img|healthz)(\/|$)/.test(path)

const expectSaid = (path: string, { headers, body }: { headers: Record<string, string>; body: string }): void => {
  expect(headers['content-type']).toMatch(isApi(path) ? /^application\/json/ : /^text\/html/)
  expect(body).toContain(isApi(path) ? '"message":"' : '<h1>')
  expect(body).not.toMatch(/"statusCode"|\bat async\b|Unexpected Server Error/)
}

describe('a body has one limit, whatever it is sent to', () => {
  const PATHS = [
    '/contact',
    '/contact.data',
    '/',
    '/dashboard',
    '/demo-bank',
    '/demo-bank/x',
    '/nothing/here',
    '/v1/contact',
    '/v1/nothing',
    '/img/x',
    '/healthz',
  ]

  test.each(PATHS)(
    '%s refuses a huge one by its announced length and by counting, and the sender hears it',
    async (path) => {
      for (const type of [FORM, MULTIPART, JSON_TYPE, '']) {
        const announced = await rawRequest(
          server.url,
          `POST ${path} HTTP/1.1\r\n${HEAD}${type}Content-Length: 419430400\r\n\r\n`,
          CHUNK,
        )
        expect([type, announced.status]).toEqual([type, 413])
        expectSaid(path, announced)
        const counted = await rawRequest(
          server.url,
          `POST ${path} HTTP/1.1\r\n${HEAD}${type}Transfer-Encoding: chunked\r\n\r\n`,
          CHUNK,
        )
        expect([type, [413, 415]]).toEqual([type, expect.arrayContaining([counted.status])])
        expectSaid(path, counted)
      }
    },
  )

  test.each(['/contact', '/v1/town', '/nothing'])(
    'GET %s with an endless body is refused, with a small one answered',
    async (path) => {
      const endless = await rawRequest(
        server.url,
        `GET ${path} HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n`,
        CHUNK,
      )
      expect(endless.status).toBe(413)
      expect((await rawRequest(server.url, `GET ${path} HTTP/1.1\r\n${HEAD}Content-Length: 3\r\n\r\na=b`)).status).toBe(
        path === '/nothing' ? 404 : 200,
      )
    },
  )

  test('who never stops sending is cut off, and the memory stays as it was', async () => {
    const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024
    const pour = () => pourUntilCut('/contact')
    await pour()
    const before = memory()
    expect(await Promise.all([pour(), pour(), pour()])).toEqual([413, 413, 413])
    expect(memory() - before).toBeLessThan(250) // megabytes; what was poured in is many times that
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  test('a form within the limit arrives whole, in both encodings', async () => {
    const values = { name: 'Zeynep Tunalı', email: 'zeynep@example.com', message: 'Merhaba '.repeat(700) }
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.set(name, value)
    for (const body of [new URLSearchParams(values), form]) {
      const page = await (await fetch(`${server.url}/contact`, { method: 'POST', body })).text()
      expect(page).toContain('en fazla 4000 karakter')
    }
    expect(new URLSearchParams(values).toString().length).toBeLessThan(MAX_BODY_BYTES)
  })

  test.each(['/contact', '/villa/villa-kum-saati/reserve', '/enquire'])(
    '%s takes forms and nothing else',
    async (path) => {
      for (const body of ['', 'a=b'])
        expect(
          (
            await rawRequest(
              server.url,
              `POST ${path} HTTP/1.1\r\n${HEAD}Content-Length: ${body.length}\r\n\r\n${body}`,
            )
          ).status,
        ).toBe(415)
      const broken = await rawRequest(
        server.url,
        `POST ${path} HTTP/1.1\r\n${HEAD}${MULTIPART}Content-Length: 3\r\n\r\na=b`,
      )
      expect(broken.status).toBe(415)
      expectSaid(path, broken)
    },
  )

  test('JSON nested without end is refused before it is read', async () => {
    const deep = `${'['.repeat(120_000)}${']'.repeat(120_000)}`
    const answer = await rawRequest(
      server.url,
      `POST /v1/contact HTTP/1.1\r\n${HEAD}${JSON_TYPE}Content-Length: ${deep.length}\r\n\r\n${deep}`,
    )
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('too-deep')])
  })
})

/**
 * Sends a form without end, reads its answer, goes on sending; answers the status when the server has ended the
 * connection.
 */
const pourUntilCut = (path: string): Promise<number> =>
  new Promise((resolve) => {
    let status = 0
    const sender = request(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const pour = (): void => {
      if (!sender.destroyed) sender.write(CHUNK, () => setImmediate(pour))
    }
    sender.on('response', (answer) => {
      status = answer.statusCode ?? 0
      answer.resume()
    })
    sender.on('error', () => resolve(status))
    sender.on('close', () => resolve(status))
    pour()
  })

describe('an odd address is not there, and says so like any other', () => {
  const ADDRESSES = [
    ...[
      '//',
      '///',
      '//[',
      '//evil.example',
      '//evil.example/contact',
      '/.//evil.example',
      '/\\evil.example',
      '/a\\b',
      '/%5Cevil',
      '/%2F%2Fevil',
    ],
    ...[
      '/%E0%A4%A',
      '/en/%E0%A4%A',
      '/villa/%F0%9F',
      '/%',
      '/%00',
      '/villa/%00',
      '/a%0d%0ab',
      '/nothing/here',
      `/villa/${'a'.repeat(5000)}`,
    ],
    ...[
      'http://evil.example/nothing',
      'http://evil.example//contact',
      'http://evil.example',
      '*',
      '//.data',
      '/%00.data',
      '/en/../..//x',
    ],
    ...['/v1/%E0%A4%A', '/v1//x', '/v1/nothing'],
  ]
  test.each(ADDRESSES)('GET %s', async (address) => {
    const answer = await rawRequest(server.url, `GET ${address} HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`)
    expect(answer.status).toBe(404)
    expectSaid(address, answer)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toContain('http://evil.example')
  })

  test.each(['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s is no method of a page', async (method) => {
    for (const address of ['/', '/contact', '*', '//', '/v1/town']) {
      const answer = await rawRequest(server.url, `${method} ${address} HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`)
      expect([address, answer.status]).toEqual([address, 404])
    }
  })

  test('the host of an address is nobody’s but ours', async () => {
    const answer = await rawRequest(
      server.url,
      `GET http://evil.example/en/contact HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`,
    )
    expect(answer.status).toBe(200)
    expect(answer.body).toContain(`${server.url}/en/contact`)
    expect(answer.body).not.toContain('evil.example')
  })

  test('bytes that are no request get a plain sentence', async () => {
    for (const bytes of [
      'GET \\\\evil HTTP/1.1\r\n\r\n',
      'nonsense\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
    ]) {
      const answer = await rawRequest(server.url, bytes)
      expect([answer.status >= 400 && answer.status < 500, answer.headers['content-type']]).toEqual([
        true,
        'text/plain; charset=utf-8',
      ])
    }
  })

  test.each([
    '/contact.data?_routes=%00',
    '/.data',
    '/__manifest?paths=%2F%2F',
    '/__manifest',
    '/listing?checkin=%',
    '/listing.data?guests=%E0%A4%A',
  ])('%s is no fault of ours', async (address) => {
    const { status, body } = await rawRequest(server.url, `GET ${address} HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`)
    expect([status, status < 500]).toEqual([status, true])
    expect(body).not.toContain('SanitizedError')
  })
})

describe('what may be kept', () => {
  const headersOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(server.url + path, { headers })).headers

  test.each(['/', '/en/listing', '/contact', '/listing.data', '/v1/town', '/v2/search'])(
    '%s is the same for all and asked for again each time, to hear whether it still holds',
    async (path) => {
      const headers = await headersOf(path)
      expect(headers.get('cache-control')).toBe('no-cache')
      const again = await fetch(server.url + path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
      expect(again.status).toBe(304)
    },
  )

  test.each([
    '/dashboard',
    '/enquire',
    '/contact?sent=1',
    '/listing?unknown=1',
    '/nothing',
    '/v1/nothing',
    '/v1/openapi.json',
    '/healthz',
    '/readyz',
  ])('%s is nobody’s to keep', async (path) => {
    expect((await headersOf(path)).get('cache-control')).toBe('no-store')
  })

  test.each(['/', '/nothing', '/v1/town', '/v1/nothing'])(
    '%s says that it depends on the language’s cookie',
    async (path) => {
      expect((await headersOf(path)).get('vary')?.toLowerCase().split(/,\s*/)).toEqual(
        expect.arrayContaining(['cookie', 'x-language']),
      )
    },
  )

  test.each(['/robots.txt', '/sitemap.xml', '/favicon.svg'])(
    '%s may be kept for an hour, whoever asks',
    async (path) => {
      const headers = await headersOf(path)
      expect(headers.get('cache-control')).toBe('public, max-age=3600')
      expect(headers.get('vary')?.toLowerCase() ?? '').not.toContain('cookie')
    },
  )

  test('scripts and styles come compressed as they were built, and are kept for ever', async () => {
    const page = await (await fetch(`${server.url}/`)).text()
    const files = [/\/assets\/[\w.-]+\.css/, /\/assets\/[\w.-]+\.js/].map((kind) => kind.exec(page)?.[0] ?? '')
    const types = [/^text\/css; charset=utf-8$/, /^(text|application)\/javascript; charset=utf-8$/]
    for (const [index, file] of files.entries())
      for (const [encoding, ending] of [
        ['br', '.br'],
        ['gzip', '.gz'],
        ['identity', ''],
      ] as const) {
        const answer = await raw(file, encoding)
        expect(answer.bytes.equals(readFileSync(`build/client${file}${ending}`))).toBe(true)
        expect(answer.headers).toMatchObject({
          'content-type': expect.stringMatching(types[index] ?? ''),
          'cache-control': 'public, max-age=31536000, immutable',
        })
        expect(answer.headers['content-encoding']).toBe(ending ? encoding : undefined)
        expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding')
      }
  })
})

/** The bytes of an answer as they came. */
const raw = (path: string, encoding: string) =>
  new Promise<{ bytes: Buffer; headers: Record<string, unknown> }>((resolve, reject) => {
    const sender = request(server.url + path, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ bytes: Buffer.concat(chunks), headers: answer.headers }))
    })
    sender.on('error', reject)
    sender.end()
  })
