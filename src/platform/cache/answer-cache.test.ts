import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { type Asked, openAnswerCache } from './answer-cache.ts'
import type { Answered } from './cached-answer.ts'

/** A cache before a maker that counts, with the time in the test's hand. */
const openCache = (make: (asked: Asked, count: number) => Answered | Promise<Answered>) => {
  const world = { epoch: 1, since: 0, time: 1_000_000, made: 0 }
  const cache = openAnswerCache({
    askedOf: ({ url = '/', headers }) => (headers.authorization ? null : { url, headers: {} }),
    make: async (asked) => make(asked, ++world.made),
    validity: () => ({ epoch: world.epoch, since: world.since, until: Number.MAX_VALUE }),
    now: () => world.time,
    mostBytes: 10_000,
  })
  const ask = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const told = { status: 0, head: {} as Record<string, string>, body: '', handedOn: false }
    const response = {
      headersSent: false,
      writeHead(status: number, head: string[]) {
        const pairs = head.flatMap((name, at) => (at % 2 ? [] : [[name, head[at + 1]]]))
        Object.assign(told, { status, head: Object.fromEntries(pairs) })
        return response
      },
      end(body?: Buffer) {
        told.body = body?.toString() ?? ''
      },
    }
    await cache.answer(
      { url, method, headers } as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      () => {
        told.handedOn = true
      },
    )
    return told
  }
  const changes = () => {
    world.epoch++
    world.since = world.time
  }
  return { world, ask, changes, stats: cache.stats }
}

const page = (body: string, headers = {}): Answered => ({
  status: 200,
  headers: { 'cache-control': 'no-cache', 'x-request-id': 'one sending', ...headers },
  body: Buffer.from(body),
})

test('an answer is made once and given to everybody, without what belonged to its first sending', async () => {
  const { world, ask } = openCache((_, count) => page(`no ${count}`))
  expect((await ask('/')).body).toBe('no 1')
  const again = await ask('/')
  expect(again.body).toBe('no 1')
  expect(again.head).not.toHaveProperty('x-request-id')
  expect(world.made).toBe(1)
})

test('those who come while an answer is being made wait for that one', async () => {
  const gate = Promise.withResolvers<void>()
  const { world, ask } = openCache(async () => {
    await gate.promise
    return page('made once')
  })
  const all = Array.from({ length: 50 }, () => ask('/'))
  gate.resolve()
  expect(new Set((await Promise.all(all)).map(({ body }) => body))).toEqual(new Set(['made once']))
  expect(world.made).toBe(1)
})

test('after a change the old answer is given for a moment while the new one is made, and never later', async () => {
  const { world, ask, changes } = openCache((_, count) => page(`no ${count}`))
  await ask('/')
  changes()
  world.time += 80
  expect((await ask('/')).body).toBe('no 1')
  expect((await ask('/')).body).toBe('no 2')
  changes()
  world.time += 81
  expect((await ask('/')).body).toBe('no 3')
  changes()
  changes()
  expect((await ask('/')).body).toBe('no 4') // two changes old: who knows for how long it is untrue
})

test('what changes while an answer is made makes it stale', async () => {
  const gate = Promise.withResolvers<void>()
  const { world, ask, changes } = openCache(async (_, count) => {
    if (count === 1) await gate.promise
    return page(`no ${count}`)
  })
  const first = ask('/')
  changes()
  world.time += 1_000
  gate.resolve()
  expect((await first).body).toBe('no 1')
  expect((await ask('/')).body).toBe('no 2')
})

test('what is not to be kept is made for each, and a redirect or a cookie goes on to the framework', async () => {
  const { world, ask } = openCache(({ url }) => {
    if (url === '/none') return { status: 404, headers: { 'cache-control': 'no-store' }, body: Buffer.from('none') }
    if (url === '/part') return page('a part is missing', { 'cache-control': 'no-store' })
    if (url === '/moved') return { status: 301, headers: { location: '/' }, body: Buffer.alloc(0) }
    return page('', { 'set-cookie': 'a=b' })
  })
  for (const url of ['/none', '/part']) {
    await ask(url)
    const { status, handedOn } = await ask(url)
    expect([status, handedOn]).toEqual([url === '/none' ? 404 : 200, false])
  }
  expect(world.made).toBe(4)
  expect((await ask('/moved')).handedOn).toBe(true)
  expect((await ask('/cookie')).handedOn).toBe(true)
})

test('a maker that fails leaves the request to the framework and spoils nothing', async () => {
  const { ask } = openCache((_, count) => {
    if (count === 1) throw new Error('the database is away')
    return page('back again')
  })
  expect((await ask('/')).handedOn).toBe(true)
  expect((await ask('/')).body).toBe('back again')
})

test('who has an answer already is told so, and HEAD gets its head alone', async () => {
  const { ask } = openCache(() => page('Kalkan '.repeat(500)))
  const { head } = await ask('/', { 'accept-encoding': 'br' })
  const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': `W/"x", ${head.etag}` })
  expect([again.status, again.body, again.head.etag]).toEqual([304, '', head.etag])
  const only = await ask('/', { 'accept-encoding': 'br' }, 'HEAD')
  expect([only.body, only.head['content-length']]).toEqual(['', head['content-length']])
})

test('somebody signed in and whoever sends something are handed on', async () => {
  const { world, ask } = openCache(() => page('for all'))
  expect((await ask('/', { authorization: 'Bearer x' })).handedOn).toBe(true)
  expect((await ask('/', {}, 'POST')).handedOn).toBe(true)
  expect(world.made).toBe(0)
})

test('thousands of addresses take no more room than there is', async () => {
  const { ask, stats } = openCache(({ url }) => page(url.repeat(50)))
  for (let n = 0; n < 500; n++) await ask(`/listing?skip=${n}`)
  expect(stats().bytes).toBeLessThanOrEqual(10_000)
  expect(stats().made).toBe(500)
})
