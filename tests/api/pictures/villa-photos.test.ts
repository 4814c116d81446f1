import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dropOrphanFiles } from '../../../src/features/media/keep-file.flow.ts'
import { PICTURES } from '../../../src/features/media/media.store.ts'
import { picture } from '../../../src/features/media/media.table.ts'
import { getVilla } from '../../../src/features/villas/villas.contract.ts'
import { villaLock, villaPhoto } from '../../../src/features/villas/villas.table.ts'
import { folderFiles } from '../../../src/platform/files/storage/folder-files.ts'
import { aJpeg } from '../../pictures/picture-corpus.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

type Person = Awaited<ReturnType<TestProduct['signIn']>>
let product: TestProduct
let admin: Person
let owner: Person
let villa: { id: number; slug: string }
beforeAll(async () => {
  product = await openTestProduct()
  ;[admin, owner] = [await product.signIn('ADMIN'), await product.signIn('OWNER')]
})
beforeEach(async () => {
  villa = await product.villa({ ownerId: owner.ownerId })
})
afterAll(() => product.end())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, who = admin) =>
  product.call(method, path, body, { authorization: `Bearer ${who.token}` })

/** Sends a photo; `seed` says what it shows. */
const send = async (seed: number, { to = villa.id, who = admin, query = '' } = {}) => {
  const answer = await product.app.inject({
    method: 'POST',
    url: `/v1/admin/villas/image?villa_id=${to}${query}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'image/jpeg' },
    payload: await aJpeg(300, 200, seed),
  })
  return { status: answer.statusCode, content: answer.json().content }
}
const photos = async (who = admin) =>
  (await call('GET', `/v1/admin/villas/${villa.id}/photos`, undefined, who)).body.content
const ids = async (): Promise<number[]> => (await photos()).map(({ id }: { id: number }) => id)
const revision = async () =>
  (await product.db.select({ of: villaLock.revision }).from(villaLock).where(eq(villaLock.villaId, villa.id)))[0]?.of ??
  0
const seenByGuests = async () => (await product.api(getVilla, { params: { slug: villa.slug } })).content.photos

describe('photos of a villa', () => {
  test('come one after the other, and guests see them', async () => {
    const before = await revision()
    const first = await send(1, { query: '&room=pool' })
    const second = await send(2)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.content).toMatchObject({ room: 'pool', width: 300, height: 200, caption: { tr: '' }, alike: [] })
    expect(await ids()).toEqual([first.content.id, second.content.id])
    expect((await seenByGuests()).map(({ path }) => path)).toEqual([first.content.path, second.content.path])
    expect(await revision()).toBeGreaterThan(before)
  })

  test('have all the sizes that pages ask for before a guest asks', async () => {
    const { path } = (await send(6)).content
    await product.sizesMade()
    const made = await readdir(join(product.filesFolder, '.cache'))
    for (const width of [320, 480, 640, 960, 1280, 1920])
      for (const accept of ['image/avif,image/webp', 'image/webp', '*/*']) {
        const answer = await product.app.inject({ url: `/image?url=${path}&w=${width}&q=75`, headers: { accept } })
        expect([width, accept, answer.statusCode]).toEqual([width, accept, 200])
      }
    expect(await readdir(join(product.filesFolder, '.cache'))).toEqual(made)
  })

  test('that look nearly the same are named', async () => {
    const [one, other, again] = [await send(3), await send(4), await send(3)]
    expect([other.content.alike, again.content.alike]).toEqual([[], [one.content.id]])
  })

  test('are put in another order; one that is not named comes after the others', async () => {
    const [one, two, three] = [(await send(1)).content.id, (await send(2)).content.id, (await send(3)).content.id]
    const order = (of: number[], body: object = {}) =>
      call('PUT', '/v1/admin/villas/image/updateorder', { villa_id: villa.id, ids: of, ...body })
    expect((await order([three, one])).status).toBe(200)
    expect(await ids()).toEqual([three, one, two])
    expect((await order([three, 999_999])).status).toBe(404)
    const foreign = (await send(5, { to: (await product.villa()).id })).content.id
    expect((await order([foreign, two])).status).toBe(404)
    expect(await ids()).toEqual([three, one, two])
  })

  test('say in three languages what they show', async () => {
    const { id } = (await send(1)).content
    const texts = { room: 'terrace', alt: { tr: 'Teras', en: 'The terrace', ru: 'Терраса' }, caption: { tr: 'Akşam' } }
    expect((await call('PUT', `/v1/admin/villas/image/${id}`, texts)).status).toBe(200)
    expect(await photos()).toMatchObject([texts])
    expect(await seenByGuests()).toMatchObject([{ alt: 'Teras' }])
    const unsaid = await call('PUT', `/v1/admin/villas/image/${id}`, { ...texts, alt: { tr: '' } })
    expect([unsaid.status, Object.keys(unsaid.body.content.fields)]).toEqual([400, ['alt.tr']])
  })

  test('are taken off: their file goes a day later, while no other is touched', async () => {
    const [gone, kept] = [(await send(1)).content, (await send(2)).content]
    expect((await call('DELETE', `/v1/admin/villas/image/${gone.id}`)).status).toBe(200)
    expect(await ids()).toEqual([kept.id])
    expect((await call('DELETE', `/v1/admin/villas/image/${gone.id}`)).status).toBe(404)
    expect(await product.db.select().from(picture).where(eq(picture.path, gone.path))).toEqual([])
    const sweep = (hours: number) =>
      dropOrphanFiles({ ...swept(), now: new Date(Date.now() + hours * 3_600_000) }, [PICTURES])
    await sweep(23)
    expect(await fileNames()).toContain(gone.path.split('/').at(-1))
    await sweep(25)
    expect(await fileNames()).not.toContain(gone.path.split('/').at(-1))
    expect(await fileNames()).toContain(kept.path.split('/').at(-1))
  })

  test('stay when another villa shows the same picture', async () => {
    const { id, path } = (await send(1)).content
    const [row] = await product.db.select().from(picture).where(eq(picture.path, path))
    const other = await product.villa()
    const shared = { villaId: other.id, pictureId: row?.id ?? 0, alt: { tr: 'x' }, position: 1 }
    await product.db.insert(villaPhoto).values(shared)
    expect((await call('DELETE', `/v1/admin/villas/image/${id}`)).status).toBe(200)
    expect(await product.db.select().from(picture).where(eq(picture.path, path))).toHaveLength(1)
  })

  test('are sixty at most', async () => {
    const { path } = (await send(1)).content
    const [row] = await product.db.select().from(picture).where(eq(picture.path, path))
    await product.db.insert(villaPhoto).values(
      Array.from({ length: 59 }, (_, at) => ({
        villaId: villa.id,
        pictureId: row?.id ?? 0,
        alt: { tr: 'x' },
        position: at + 2,
      })),
    )
    const before = await fileNames()
    expect(await send(2)).toMatchObject({ status: 409, content: { code: 'photos-full' } })
    expect(await fileNames()).toEqual(before)
  })

  test('of a villa that is not there leave nothing', async () => {
    const before = await fileNames()
    expect((await send(1, { to: 999_999 })).status).toBe(404)
    expect(await fileNames()).toEqual(before)
  })
})

describe('who is not of the agency', () => {
  test('sees the photos of her own villa, and of another’s not that there is one', async () => {
    await send(1)
    expect(await photos(owner)).toHaveLength(1)
    const other = await product.signIn('OWNER')
    expect((await call('GET', `/v1/admin/villas/${villa.id}/photos`, undefined, other)).status).toBe(404)
  })

  test('changes none: what an owner wishes is approved by staff', async () => {
    const { id } = (await send(1)).content
    const texts = { room: null, alt: { tr: 'x' }, caption: { tr: '' } }
    const answers = await Promise.all([
      send(2, { who: owner }),
      call('DELETE', `/v1/admin/villas/image/${id}`, undefined, owner),
      call('PUT', `/v1/admin/villas/image/${id}`, texts, owner),
      call('PUT', '/v1/admin/villas/image/updateorder', { villa_id: villa.id, ids: [id] }, owner),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(await ids()).toEqual([id])
  })
})

const fileNames = () => readdir(join(product.filesFolder, 'pictures')).catch(() => [])

/** What the sweep works with. */
const swept = () => {
  const files = folderFiles(product.filesFolder)
  return { db: product.db, services: { files, makePicture: () => Promise.reject(), warmer: { warm: () => undefined } } }
}
