import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { REFUSALS, Refusal } from '../../kernel/refusal.ts'
import { openImages } from './images.ts'
import { folderFiles } from './storage/folder-files.ts'

const app = Fastify()
let folder = ''

beforeAll(async () => {
  const outside = await mkdtemp(join(tmpdir(), 'images-'))
  folder = join(outside, 'files')
  await mkdir(join(folder, 'demo'), { recursive: true })
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7' } })
    .webp()
    .toFile(join(folder, 'demo/pool.webp'))
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#27a' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toFile(join(folder, 'small.jpg'))
  await writeFile(join(folder, 'script.png'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(outside, 'outside.webp'), 'secret')
  await symlink(join(outside, 'outside.webp'), join(folder, 'link.webp'))
  openImages({ files: folderFiles(folder), cacheFolder: join(folder, '.cache') }).register(app)
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof Refusal ? REFUSALS[error.code] : 500).send())
})

const get = (url: string, accept = 'image/avif,image/webp,*/*') => app.inject({ url, headers: { accept } })
const image = (query: string, accept?: string) => get(`/image?${query}`, accept)

describe('a stored picture', () => {
  test('is served as it is, for ever', async () => {
    const answer = await get('/img/demo/pool.webp')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    '/img/../outside.webp',
    '/img/%2e%2e/outside.webp',
    '/img/%2e%2e%2foutside.webp',
    '/img/demo/..%2f..%2foutside.webp',
    '/img/..%5coutside.webp',
    '/img/%252e%252e%252foutside.webp',
    '/img/link.webp',
    '/img/secret.txt',
    '/img/.cache/x.webp',
    '/img/demo',
    '/img/',
    '/img/demo/pool.webp%00.png',
    '/img/Demo/pool.webp',
    '/img//etc/passwd',
    '/img/missing.webp',
  ])('is not found outside the folder or under another name: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('a resized picture', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('comes in the best format of "%s"', async (accept, type) => {
    const answer = await image('url=/img/demo/pool.webp&w=320', accept)
    expect(answer.headers).toMatchObject({ 'content-type': type, vary: 'Accept' })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320)
  })

  test('is never larger than what is stored, and tells nothing of where it was taken', async () => {
    const { width, exif } = await sharp((await image('url=/img/small.jpg&w=640', '*/*')).rawPayload).metadata()
    expect({ width, exif }).toEqual({ width: 40, exif: undefined })
  })

  test('is made once however many ask at a time', async () => {
    const before = (await readdir(join(folder, '.cache'))).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => image('url=/img/demo/pool.webp&w=480&q=60')))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect((await readdir(join(folder, '.cache'))).length).toBe(before + 1)
  })

  test('of nearly the same quality is the same file', async () => {
    const [one, other] = await Promise.all([
      image('url=/img/demo/pool.webp&w=128&q=73'),
      image('url=/img/demo/pool.webp&w=128'),
    ])
    expect(one.headers.etag).toBe(other.headers.etag)
  })

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await image('url=/img/demo/pool.webp&w=64')
    const again = await app.inject({
      url: '/image?url=/img/demo/pool.webp&w=64',
      headers: { accept: 'image/avif', 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    'url=/img/demo/pool.webp',
    'w=320',
    'url=/img/demo/pool.webp&w=321',
    'url=/img/demo/pool.webp&w=99999',
    'url=/img/demo/pool.webp&w=-1',
    'url=/img/demo/pool.webp&w=320&q=0',
    'url=/img/demo/pool.webp&w=320&q=101',
    'url=/img/demo/pool.webp&w=320&q=7.5',
    'url=/img/demo/pool.webp&w=320&q=1e2',
    'url=/img/demo/pool.webp&url=/img/small.jpg&w=320',
    'url=/img/demo/pool.webp&w=320&w=640',
    'url=/img/../outside.webp&w=320',
    'url=/img/%2e%2e/outside.webp&w=320',
    'url=/img/%252e%252e%252foutside.webp&w=320',
    'url=/img/..%5coutside.webp&w=320',
    'url=/img/demo/pool.webp%00&w=320',
    'url=https://elsewhere.example/x.jpg&w=320',
    'url=//elsewhere.example/img/x.jpg&w=320',
    'url=file:///etc/passwd&w=320',
    'url=/etc/passwd&w=320',
    'url=/img//etc/passwd&w=320',
    'url=/img/..%255coutside.webp&w=320',
    'url=/img/%c0%ae%c0%ae/outside.webp&w=320',
    'url=/img/link.webp/../small.jpg&w=320',
    'url=/IMG/small.jpg&w=320',
    'url=data:image/png;base64,AAAA&w=320',
    'url=http://169.254.169.254/&w=320',
    'url=/img/DEMO/pool.webp&w=320',
    'url=/img/secret.txt&w=320',
    'url=/img/.cache/x.webp&w=320',
    `url=/img/${'a'.repeat(300)}.webp&w=320`,
  ])('is refused for any other question: %s', async (query) => {
    expect((await image(query)).statusCode).toBe(400)
  })

  test.each(['url=/img/missing.webp&w=320', 'url=/img/link.webp&w=320', 'url=/img/script.png&w=320'])(
    'is not found when there is no such picture: %s',
    async (query) => {
      expect((await image(query)).statusCode).toBe(404)
    },
  )

  test('asked for in every quality is made in twenty at most', async () => {
    const before = (await readdir(join(folder, '.cache'))).length
    for (let quality = 1; quality <= 100; quality++) await image(`url=/img/small.jpg&w=256&q=${quality}`)
    expect((await readdir(join(folder, '.cache'))).length - before).toBeLessThanOrEqual(20)
  })

  test('asked for in sizes that no page has costs nothing', async () => {
    const before = (await readdir(join(folder, '.cache'))).length
    for (let width = 2000; width < 12_000; width += 100) await image(`url=/img/demo/pool.webp&w=${width}`)
    expect((await readdir(join(folder, '.cache'))).length).toBe(before)
  })
})
