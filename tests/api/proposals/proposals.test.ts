/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { picture } from '../../../src/features/media/media.table.ts'
import { owner as ownerTable } from '../../../src/features/owners/owners.table.ts'
import type { Proposal } from '../../../src/features/proposals/proposals.contract.ts'
import { getVilla } from '../../../src/features/villas/villas.contract.ts'
import { aJpeg } from '../../pictures/picture-corpus.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let staff: Desk
let owner: Desk
let stranger: Desk
let villa: Awaited<ReturnType<TestProduct['villa']>>
beforeAll(async () => {
  product = await openTestProduct()
  ;[staff, owner, stranger] = [
    await openDesk(product),
    await openDesk(product, 'OWNER'),
    await openDesk(product, 'OWNER'),
  ]
})
beforeEach(async () => {
  villa = await product.villa({ ownerId: owner.ownerId })
})
afterAll(() => product.end())

const SUMMER = { from: '2028-06-01', until: '2028-09-01', nightly: 2_000_000 }
const propose = (rows: object[] = [SUMMER], { by = owner, of = villa.id } = {}) =>
  by.ask('POST', '/v1/admin/proposals/prices', { villa_id: of, note: 'Gelecek yaz', rows })
const proposed = async (rows?: object[]): Promise<number> => (await propose(rows)).body.content.id
const look = async (id: number, by = staff): Promise<Proposal> =>
  (await by.ask('GET', `/v1/admin/proposals/${id}`)).body.content
const approve = async (id: number, which: (row: Proposal['rows'][number]) => boolean = () => true) => {
  const rows = (await look(id)).rows.filter(which).map(({ id, seen }) => ({ id, seen }))
  return staff.ask('POST', `/v1/admin/proposals/${id}/approve`, { rows })
}
const seasons = async () => (await staff.ask('GET', `/v1/admin/villas/${villa.id}/prices`)).body.content.seasons
const photoIds = async (): Promise<number[]> =>
  (await staff.ask('GET', `/v1/admin/villas/${villa.id}/photos`)).body.content.map(({ id }: { id: number }) => id)
const sendPicture = async (seed: number, { by = owner, of = villa.id } = {}) => {
  const answer = await product.app.inject({
    method: 'POST',
    url: `/v1/admin/proposals/picture?villa_id=${of}&room=pool`,
    headers: { authorization: await by.bearer(), 'content-type': 'image/jpeg' },
    payload: await aJpeg(300, 200, seed),
  })
  return { status: answer.statusCode, content: answer.json().content }
}
const addPhoto = async (seed: number) =>
  (
    await product.app.inject({
      method: 'POST',
      url: `/v1/admin/villas/image?villa_id=${villa.id}`,
      headers: { authorization: await staff.bearer(), 'content-type': 'image/jpeg' },
      payload: await aJpeg(300, 200, seed),
    })
  ).json().content
const changePhotos = (changes: object[], { by = owner, of = villa.id } = {}) =>
  by.ask('POST', '/v1/admin/proposals/photos', { villa_id: of, changes })
const seenByGuests = async () =>
  (await product.api(getVilla, { params: { slug: villa.slug } })).content.photos.map(({ path }) => path)

describe('prices that an owner proposes', () => {
  test('change nothing until staff approve, and then as if staff had written them, taken back as one', async () => {
    const before = await seasons()
    const answer = await propose()
    expect(answer.status).toBe(201)
    const { id } = answer.body.content
    expect(await seasons()).toEqual(before)
    expect(await look(id)).toMatchObject({
      ...{ kind: 'prices', note: 'Gelecek yaz', closedAt: null, counts: { open: 1, approved: 0 } },
      villa: { id: villa.id },
      rows: [{ state: 'open', isMoot: false, compared: { of: 'price', becomes: SUMMER } }],
    })
    const { status, body } = await approve(id)
    expect(status).toBe(200)
    const { change } = body.content
    expect(await seasons()).toContainEqual(expect.objectContaining(SUMMER))
    expect(await look(id, owner)).toMatchObject({
      counts: { open: 0, approved: 1 },
      rows: [{ state: 'approved', decidedBy: expect.any(String) }],
    })
    expect((await staff.ask('POST', `/v1/admin/prices/undo/${change}`)).status).toBe(200)
    expect(await seasons()).toMatchObject(before.map(({ id: _, ...season }: { id: number }) => season))
  })

  test('stand beside what the villa has now, night by night, and beside what it had once they are approved', async () => {
    const put = (from: string, until: string, nightly: number | null) =>
      staff.ask('PUT', '/v1/admin/prices', { changes: [{ villaId: villa.id, from, until, nightly }] })
    await put('2036-01-01', '2037-01-01', null)
    await put('2036-06-10', '2036-06-20', 900_000)
    const id = await proposed([{ from: '2036-06-01', until: '2036-06-15', nightly: 1_000_000, minNights: 7 }])
    const was = async () => (await look(id)).rows[0]?.compared.was
    expect(await was()).toMatchObject([
      { from: '2036-06-01', until: '2036-06-10', nightly: null },
      { from: '2036-06-10', until: '2036-06-15', nightly: 900_000 },
    ])
    const [row] = (await look(id)).rows
    await put('2036-06-10', '2036-06-20', 950_000)
    expect(await was()).toMatchObject([{}, { nightly: 950_000 }])
    const stale = { rows: [{ id: row?.id, seen: row?.seen }] }
    const refused = await staff.ask('POST', `/v1/admin/proposals/${id}/approve`, stale)
    expect([refused.status, refused.body.content.code]).toEqual([409, 'edited-meanwhile'])
    expect((await approve(id)).status).toBe(200)
    expect(await was()).toMatchObject([{}, { nightly: 950_000 }])
  })

  test('are approved row by row, and declined with a reason that the owner reads', async () => {
    const id = await proposed([
      { from: '2028-06-01', until: '2028-07-01', nightly: 1_000_000 },
      { from: '2028-07-01', until: '2028-08-01', nightly: 9_000_000 },
    ])
    const [first, second] = (await look(id)).rows
    expect((await approve(id, ({ id }) => id === first?.id)).status).toBe(200)
    expect((await look(id)).closedAt).toBe(null)
    const reason = 'Temmuz bölgenin iki katı'
    const declined = { rows: [second?.id], reason }
    expect((await staff.ask('POST', `/v1/admin/proposals/${id}/decline`, declined)).status).toBe(200)
    expect(await look(id, owner)).toMatchObject({
      closedAt: expect.any(String),
      rows: [{ state: 'approved' }, { state: 'declined', reason }],
    })
    const nightly = (await seasons()).map(({ nightly }: { nightly: number }) => nightly)
    expect(nightly).toContain(1_000_000)
    expect(nightly).not.toContain(9_000_000)
    for (const again of ['approve', 'decline']) {
      const body = { rows: again === 'approve' ? [{ id: first?.id, seen: first?.seen }] : [first?.id], reason }
      expect((await staff.ask('POST', `/v1/admin/proposals/${id}/${again}`, body)).status).toBe(409)
    }
  })

  test('are told to the owner by one mail, once nothing of them waits any more', async () => {
    await product.db.update(ownerTable).set({ email: 'ayla@example.com' }).where(eq(ownerTable.id, owner.ownerId))
    const mailsOf = async () => {
      await product.later(1)
      return product.mails.splice(0).filter(({ to }) => to === 'ayla@example.com')
    }
    const id = await proposed([SUMMER, { from: '2028-10-01', until: '2028-11-01', nightly: 9_000_000 }])
    const [first, second] = (await look(id)).rows
    await approve(id, (row) => row.id === first?.id)
    expect(await mailsOf()).toEqual([])
    await staff.ask('POST', `/v1/admin/proposals/${id}/decline`, { rows: [second?.id], reason: 'Ekim için yüksek' })
    const [mail, ...more] = await mailsOf()
    expect([mail?.subject, more]).toEqual([`Öneriniz kısmen onaylandı: ${villa.name}`, []])
    for (const said of ['Onaylanan: 1 satır', 'Reddedilen: 1 satır', 'Neden: Ekim için yüksek', `/proposals/${id}`])
      expect(mail?.text).toContain(said)
    const yes = await proposed()
    await approve(yes)
    const [told] = await mailsOf()
    expect([told?.subject, told?.text.includes('Neden')]).toEqual([`Öneriniz onaylandı: ${villa.name}`, false])
  })

  test('are refused with the row that is wrong, and when too many wait', async () => {
    const wrong = await propose([SUMMER, { ...SUMMER, from: '2028-08-01', until: '2028-10-01' }])
    expect([wrong.status, Object.keys(wrong.body.content.fields)]).toEqual([422, ['rows.1.from']])
    const backwards = await propose([{ ...SUMMER, until: '2028-06-01' }])
    expect(Object.keys(backwards.body.content.fields)).toEqual(['rows.0.until'])
    expect((await propose([])).status).toBe(400)
    expect((await propose(Array.from({ length: 31 }, () => SUMMER))).status).toBe(400)
    const storm = await Promise.all(Array.from({ length: 7 }, () => propose()))
    expect(storm.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409])
    expect(storm.find(({ status }) => status === 409)?.body.content.code).toBe('proposals-full')
  })

  test('are withdrawn by the owner, and can’t be approved then', async () => {
    const id = await proposed()
    const rows = (await look(id)).rows.map(({ id, seen }) => ({ id, seen }))
    expect((await owner.ask('POST', `/v1/admin/proposals/${id}/withdraw`, {})).status).toBe(200)
    expect(await look(id)).toMatchObject({ closedAt: expect.any(String), counts: { open: 0, withdrawn: 1 } })
    expect((await staff.ask('POST', `/v1/admin/proposals/${id}/approve`, { rows })).status).toBe(409)
    expect((await owner.ask('PUT', `/v1/admin/proposals/${id}/note`, { note: 'Yine de' })).status).toBe(409)
  })

  test('are approved once, whoever presses at once', async () => {
    const id = await proposed()
    const rows = (await look(id)).rows.map(({ id, seen }) => ({ id, seen }))
    const both = await Promise.all([1, 2].map(() => staff.ask('POST', `/v1/admin/proposals/${id}/approve`, { rows })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('photos that an owner proposes', () => {
  test('wait in one proposal; guests see them once they are approved', async () => {
    const { path: old, id: oldId } = await addPhoto(1)
    const first = await sendPicture(2)
    const second = await sendPicture(3)
    expect([first.status, second.status, second.content.id]).toEqual([201, 201, first.content.id])
    const { id } = first.content
    expect((await changePhotos([{ what: 'remove', photoId: oldId }])).body.content.id).toBe(id)
    expect(await seenByGuests()).toEqual([old])
    expect((await look(id)).rows.map(({ compared }) => [compared.was.length, compared.becomes])).toMatchObject([
      [0, [{ id: null, path: expect.stringContaining('/img/') }]],
      [0, [{}]],
      [1, []],
    ])
    expect((await approve(id)).status).toBe(200)
    const seen = await seenByGuests()
    expect([seen.length, seen.includes(old)]).toEqual([2, false])
    expect((await look(id, owner)).counts).toMatchObject({ open: 0, approved: 3 })
  })

  test('are put in order and the cover changed, the last wish of each kind standing', async () => {
    const [one, two, three] = [(await addPhoto(1)).id, (await addPhoto(2)).id, (await addPhoto(3)).id]
    await changePhotos([{ what: 'cover', photoId: two }])
    const { id } = (
      await changePhotos([
        { what: 'cover', photoId: three },
        { what: 'order', ids: [two, one] },
      ])
    ).body.content
    expect((await look(id)).rows).toMatchObject([
      { compared: { what: 'cover', was: [{ id: one }], becomes: [{ id: three }] } },
      { compared: { what: 'order', becomes: [{ id: two }, { id: one }, { id: three }] } },
    ])
    expect((await approve(id)).status).toBe(200)
    expect(await photoIds()).toEqual([three, two, one])
  })

  test('that are gone meanwhile can only be declined', async () => {
    const photoId = (await addPhoto(1)).id
    const { id } = (await changePhotos([{ what: 'remove', photoId }])).body.content
    await staff.ask('DELETE', `/v1/admin/villas/image/${photoId}`)
    expect((await look(id)).rows).toMatchObject([{ isMoot: true }])
    expect((await approve(id)).status).toBe(409)
    expect((await staff.ask('POST', `/v1/admin/proposals/${id}/decline`, { reason: 'Kaldırıldı' })).status).toBe(200)
  })

  test('leave nothing behind when they are withdrawn, and are refused when too many wait', async () => {
    const { id } = (await sendPicture(1)).content
    const path = (await look(id)).rows[0]?.compared
    const known = async () => {
      const of = path?.of === 'photo' ? (path.becomes[0]?.path ?? '') : ''
      return (await product.db.select().from(picture).where(eq(picture.path, of))).length
    }
    expect(await known()).toBe(1)
    await owner.ask('POST', `/v1/admin/proposals/${id}/withdraw`, {})
    expect(await known()).toBe(0)
    const many = Array.from({ length: 31 }, () => ({ what: 'remove', photoId: 1 }))
    expect((await changePhotos(many)).status).toBe(400)
    for (let sent = 0; sent < 20; sent++) expect((await sendPicture(sent)).status).toBe(201)
    expect(await sendPicture(21)).toMatchObject({ status: 409, content: { code: 'proposals-full' } })
  })
})

describe('who may', () => {
  test('another owner’s villa, photo and proposal are not found, by any id', async () => {
    const id = await proposed()
    const [row] = (await look(id)).rows
    const photoId = (await addPhoto(1)).id
    const own = (await product.villa({ ownerId: stranger.ownerId })).id
    const answers = [
      await propose([SUMMER], { by: stranger }),
      await sendPicture(1, { by: stranger }),
      await changePhotos([{ what: 'remove', photoId }], { by: stranger }),
      await changePhotos([{ what: 'remove', photoId }], { by: stranger, of: own }),
      await changePhotos([{ what: 'order', ids: [photoId, 999_999] }]),
      await stranger.ask('GET', `/v1/admin/proposals/${id}`),
      await stranger.ask('PUT', `/v1/admin/proposals/${id}/note`, { note: 'x' }),
      await stranger.ask('POST', `/v1/admin/proposals/${id}/withdraw`, { rows: [row?.id] }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const seen = async (by: Desk, query = '') =>
      (await by.ask('GET', `/v1/admin/proposals?villa_id=${villa.id}${query}`)).body
    expect(await seen(stranger)).toMatchObject({ content: [], total: 0, open: 0 })
    expect(await seen(owner)).toMatchObject({ content: [{ id }], total: 1, open: 1 })
    expect(await seen(staff, '&state=closed')).toMatchObject({ content: [], open: 1 })
    const other = await proposed()
    const mixed = { rows: [row?.id] }
    expect((await owner.ask('POST', `/v1/admin/proposals/${other}/withdraw`, mixed)).status).toBe(409)
  })

  test('an owner decides nothing', async () => {
    const id = await proposed()
    for (const act of ['approve', 'decline'])
      expect((await owner.ask('POST', `/v1/admin/proposals/${id}/${act}`, { rows: [], reason: 'x' })).status).toBe(403)
  })
})
