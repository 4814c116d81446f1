import type { lookup } from 'node:dns'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FeedFault } from './calendar-lines.ts'
import { feedAddress, mustBePublic } from './feed-address.server.ts'
import { fetchCalendar } from './fetch-calendar.server.ts'

const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
const OPEN = { loopback: false }
const HERE = { loopback: true }

const codeOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
    return 'fine'
  } catch (error) {
    if (error instanceof FeedFault) return error.error.code
    throw error
  }
}

describe('where a feed may lead', () => {
  test.each([
    ...[
      'file:///etc/passwd',
      'gopher://x.com',
      'ftp://x.com/a.ics',
      'javascript:alert(1)',
      'data:text/calendar,x',
      'no',
    ],
    ...['https://a@b.com/x.ics', 'https://a:b@b.com/', 'http://x.com:22/', 'http://x.com:5432/', 'https://x.com:8443/'],
    ...['http://127.0.0.1/', 'http://0x7f.1/', 'http://017700000001/', 'http://2130706433/', 'http://[::1]/'],
    ...[
      'http://10.1.2.3/',
      'http://172.16.0.1/',
      'http://192.168.1.1/',
      'http://169.254.169.254/',
      'http://100.64.0.1/',
    ],
    ...['http://0.0.0.0/', 'http://224.0.0.1/', 'http://255.255.255.255/', 'http://[::]/', 'http://[fe80::1]/'],
    ...['http://[::ffff:127.0.0.1]/', 'http://[::ffff:a00:1]/', 'http://[fd00::1]/', 'http://[64:ff9b::7f00:1]/'],
    ...[
      'http://[2002:7f00:1::]/',
      'http://localhost/',
      'http://localhost./',
      'http://a.localhost/',
      'http://intranet/',
    ],
  ])('%s is refused before anybody is asked', async (address) => {
    expect(await codeOf(() => feedAddress(address, OPEN))).toBe('refused')
  })

  test('names that lead nowhere are not asked about', async () => {
    for (const host of ['calendar.example', 'villa.test', 'x.invalid', 'nas.local', 'db.internal'])
      expect(await codeOf(() => feedAddress(`https://${host}/a.ics`, OPEN))).toBe('unknown-host')
  })

  test('webcal is https, and public addresses pass', () => {
    expect(feedAddress(' webcal://www.airbnb.com/a.ics?s=1', OPEN).href).toBe('https://www.airbnb.com/a.ics?s=1')
    expect(feedAddress('http://8.8.8.8/a.ics', OPEN).hostname).toBe('8.8.8.8')
    expect(() => mustBePublic('2a00:1450:4001::1', OPEN)).not.toThrow()
  })

  test('another port only of this machine, and only where that is allowed', async () => {
    expect(feedAddress('http://127.0.0.1:4000/a.ics', HERE).port).toBe('4000')
    expect(await codeOf(() => feedAddress('http://8.8.8.8:4000/a.ics', HERE))).toBe('refused')
    expect(await codeOf(() => feedAddress('http://10.0.0.1/a.ics', HERE))).toBe('refused')
  })

  test('a name is judged by what it resolves to, in the connection itself', async () => {
    const names = (...addresses: string[]) =>
      ((_: string, __: unknown, answer: (error: null, found: object[]) => void) =>
        answer(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )) as unknown as typeof lookup
    const to = (...addresses: string[]) =>
      codeOf(() => fetchCalendar('http://rebind.example.com/a.ics', { ...OPEN, resolve: names(...addresses) }))
    expect(await to('127.0.0.1')).toBe('refused')
    expect(await to('169.254.169.254')).toBe('refused')
    expect(await to('8.8.8.8', '10.0.0.1')).toBe('refused')
    expect(await to()).toBe('unknown-host')
  })
})

describe('what comes from there', () => {
  let server: Server
  let base = ''
  let answers: Record<string, RequestListener> = {}
  beforeAll(async () => {
    server = createServer((request, response) => {
      const answer = answers[request.url ?? '']
      if (answer) return answer(request, response)
      response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  const fetched = (path: string, limits = {}) => fetchCalendar(`${base}${path}`, { ...HERE, ...limits })
  const says =
    (body: string | Buffer, headers = {}): RequestListener =>
    (_, response) =>
      void response.writeHead(200, headers).end(body)
  const goes =
    (to: string): RequestListener =>
    (_, response) =>
      void response.writeHead(302, { location: to }).end()

  test('is its text, packed or not', async () => {
    answers = { '/a': says(CALENDAR), '/z': says(gzipSync(CALENDAR), { 'content-encoding': 'gzip' }) }
    expect([await fetched('/a'), await fetched('/z')]).toEqual([CALENDAR, CALENDAR])
  })

  test('is a status, or nobody there', async () => {
    await expect(fetched('/none')).rejects.toMatchObject({ error: { code: 'status', status: 404 } })
    expect(await codeOf(() => fetchCalendar('http://127.0.0.1:1/a', HERE))).toBe('silent')
  })

  test('three redirects are followed, a fourth and one to elsewhere are refused', async () => {
    answers = { '/1': goes('/2'), '/2': goes('/3'), '/3': goes('/a'), '/0': goes('/1'), '/a': says(CALENDAR) }
    expect(await fetched('/1')).toBe(CALENDAR)
    expect(await codeOf(() => fetched('/0'))).toBe('refused')
    for (const to of ['http://10.0.0.1/', 'file:///etc/passwd', 'http://a:b@x.com/', 'http://169.254.169.254/latest']) {
      answers = { '/out': goes(to) }
      expect([to, await codeOf(() => fetched('/out'))]).toEqual([to, 'refused'])
    }
  })

  test('ends at two megabytes, however it is packed or announced', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000), { level: 9 })
    const endless: RequestListener = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 65)));
      }
      response.on('drain', more)
      more()
    }
    answers = {
      '/long': says('x', { 'content-length': '50000000' }),
      '/bomb': says(bomb, { 'content-encoding': 'gzip' }),
      '/endless': endless,
    }
    for (const path of ['/long', '/bomb', '/endless'])
      expect([path, await codeOf(() => fetched(path))]).toEqual([path, 'too-large'])
  })

  test('a server that says a byte now and then is not waited for', async () => {
    answers = {
      '/drip': (_, response) => {
        const timer = setInterval(() => response.write('B'), 20)
        response.on('close', () => clearInterval(timer))
      },
      '/mute': () => undefined,
    }
    for (const path of ['/drip', '/mute'])
      expect([path, await codeOf(() => fetched(path, { longestMs: 200 }))]).toEqual([path, 'silent'])
  })

  test('what breaks off is not a calendar', async () => {
    answers = {
      '/half': (_, response) => {
        response.writeHead(200, { 'content-length': '999' }).write(CALENDAR)
        setTimeout(() => response.destroy(), 20)
      },
      '/packed-half': says(gzipSync(CALENDAR).subarray(0, 20), { 'content-encoding': 'gzip' }),
      '/odd': says(CALENDAR, { 'content-encoding': 'zstd' }),
    }
    expect(await codeOf(() => fetched('/half'))).toBe('silent')
    expect(await codeOf(() => fetched('/packed-half'))).toBe('cut')
    expect(await codeOf(() => fetched('/odd'))).toBe('unreadable')
  })
})
