import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calls from '../../../src/features/content/comments/comments-desk.contract.ts'
import { getReview, writeReview } from '../../../src/features/content/comments/review.contract.ts'
import { listComments, villaComments } from '../../../src/features/content/content.contract.ts'
import { comment } from '../../../src/features/content/content.table.ts'
import { reviewToken } from '../../../src/features/reservations/letters/review/review-link.server.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let villa: Awaited<ReturnType<TestProduct['villa']>>
beforeAll(async () => {
  product = await openTestProduct()
  villa = await product.villa()
})
afterAll(() => product.end())

/** A guest who stayed from 10 to 17 July, the link of her mail, and the day after. */
const aStay = async (guest: string) => {
  product.clock.now = new Date('2027-03-01T09:00:00Z')
  const house = await product.villa()
  const email = `${guest.toLowerCase()}@example.com`
  const { code } = await product.book(aWish(house, { name: `${guest} Tunalı`, email }))
  const [row] = await product.db
    .update(reservation)
    .set({ status: 'CHECKED_IN', expiresAt: null })
    .where(eq(reservation.code, code))
    .returning()
  if (!row) throw new Error('no stay')
  product.clock.now = new Date('2027-07-18T09:00:00Z')
  await product.later(1)
  await product.later(1)
  const mail = product.mails.find(({ to, html }) => to === email && html.includes('/review?token='))
  const token = /review\?token=([\w.-]+)/.exec(mail?.html ?? '')?.[1] ?? ''
  return { id: row.id, token, house, params: { token } }
}
const said = { rating: 4, text: 'Havuz tertemizdi.\nYol biraz dar.' }

test('a guest rates her stay by the link of the mail, once; staff read it before the site shows it', async () => {
  const { params, house } = await aStay('Zeynep')
  expect((await product.api(getReview, { params })).content).toMatchObject({ state: 'open', author: 'Zeynep T.' })
  expect((await product.api(writeReview, { params, body: said })).content.state).toBe('sent')
  await expect(product.api(writeReview, { params, body: said })).rejects.toMatchObject({ code: 'already-moved' })
  const onSite = async () =>
    (await product.api(villaComments, { params: { slug: house.slug }, query: {} })).content.map((each) => each)
  expect(await onSite()).toEqual([])
  const staff = await product.signIn('ADMIN')
  const { content, waiting } = await staff.api(calls.listDeskComments, { query: { state: 'waiting' } })
  expect([waiting, content]).toMatchObject([1, [{ ...said, stayMonth: '2027-07', state: 'waiting' }]])
  const at = { params: { id: content[0]?.id ?? 0 } }
  await staff.api(calls.setCommentActivity, { ...at, body: { active: true } })
  await staff.api(calls.answerComment, { ...at, body: { answer: 'Yolu genişletiyoruz.', before: '' } })
  expect(await onSite()).toMatchObject([
    { author: 'Zeynep T.', stayMonth: '2027-07', answer: 'Yolu genişletiyoruz.', text: said.text },
  ])
  await expect(staff.api(calls.answerComment, { ...at, body: { answer: 'Başka', before: '' } })).rejects.toMatchObject({
    code: 'edited-meanwhile',
  })
  await staff.api(calls.setCommentActivity, { ...at, body: { active: false } })
  expect(await onSite()).toEqual([])
  expect((await staff.api(calls.getDeskComment, at)).content).toMatchObject({ state: 'hidden' })
  await staff.api(calls.deleteComment, at)
  await expect(staff.api(calls.getDeskComment, at)).rejects.toMatchObject({ status: 404 })
})

test('two presses at once are one comment', async () => {
  const { params, id } = await aStay('Elif')
  const both = await Promise.allSettled([1, 2].map(() => product.api(writeReview, { params, body: said })))
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await product.db.$count(comment, eq(comment.reservationId, id))).toBe(1)
})

test('a link that is forged, of another address, too early or too late rates nothing', async () => {
  const { params, id, token } = await aStay('Ayla')
  const refused = (given: string) => product.api(writeReview, { params: { token: given }, body: said })
  const forged = reviewToken(new Uint8Array(32), { id, email: 'ayla@example.com' })
  for (const wrong of [forged, 'x', `${token.slice(0, -1)}_`, token.replace(/^\w+/, '1')])
    await expect(refused(wrong)).rejects.toMatchObject({ status: 404 })
  product.clock.now = new Date('2027-07-16T09:00:00Z')
  expect((await product.api(getReview, { params })).content.state).toBe('early')
  await expect(refused(token)).rejects.toMatchObject({ code: 'move-not-allowed' })
  product.clock.now = new Date('2028-02-01T09:00:00Z')
  expect((await product.api(getReview, { params })).content.state).toBe('ended')
  await expect(refused(token)).rejects.toMatchObject({ code: 'move-not-allowed' })
  product.clock.now = new Date('2027-07-18T09:00:00Z')
  for (const body of [
    { ...said, rating: 0 },
    { ...said, rating: 6 },
    { ...said, rating: 4.5 },
    { ...said, text: ' ' },
    { ...said, text: 'x'.repeat(2001) },
  ])
    await expect(product.api(writeReview, { params, body })).rejects.toMatchObject({ status: 400 })
  await product.db.update(reservation).set({ email: 'other@example.com' }).where(eq(reservation.id, id))
  await expect(refused(token)).rejects.toMatchObject({ status: 404 })
})

test('a guest may rate themes and say who stayed, or not; staff see it, the site its averages and whose they are', async () => {
  const full = { ...said, themes: { cleanliness: 5, value: 3 }, party: 'family' as const }
  const { params, house, id } = await aStay('Nermin')
  for (const body of [
    { ...full, themes: { cleanliness: 6 } },
    { ...full, themes: { cleanliness: 0 } },
    { ...full, themes: { place: 4.5 } },
    { ...full, themes: 'five' as never },
    { ...full, party: 'army' as never },
  ])
    await expect(product.api(writeReview, { params, body })).rejects.toMatchObject({ status: 400 })
  await product.api(writeReview, { params, body: full })
  await product.db.update(comment).set({ active: true }).where(eq(comment.reservationId, id))
  const at = product.clock.now
  const old = { villaId: house.id, author: 'Elif K.', text: 'Güzeldi.', language: 'tr' as const, active: true }
  await product.db.insert(comment).values([
    { ...old, author: 'Eski K.', rating: 5, createdAt: at },
    { ...old, rating: 5, createdAt: at, themes: { cleanliness: 4, truth: 5 }, party: 'couple' },
    { ...old, rating: 1, createdAt: at, active: false, party: 'couple' },
  ])
  const slug = house.slug
  const ask = (query: object) => product.api(villaComments, { params: { slug }, query })
  const { summary, total } = await ask({})
  expect([total, summary]).toEqual([
    3,
    {
      spread: [2, 1, 0, 0, 0],
      themes: { cleanliness: 4.5, truth: 5, place: null, communication: null, value: 3 },
      parties: { family: 1, couple: 1, friends: 0, other: 0 },
    },
  ])
  const families = await ask({ party: 'family' })
  expect(families).toMatchObject({ total: 1, content: [{ author: 'Nermin T.', party: 'family' }], summary })
  expect((await ask({ rating: 5 })).total).toBe(2)
  expect((await ask({ rating: 5, party: 'couple', take: 1 })).total).toBe(1)
  expect(await ask({ party: 'friends' })).toMatchObject({ total: 0, content: [], summary })
  for (const wrong of [{ party: 'army' }, { rating: 6 }, { rating: 0 }, { take: 201 }])
    await expect(ask(wrong)).rejects.toMatchObject({ status: 400 })
  const staff = await product.signIn('ADMIN')
  const { content } = await staff.api(calls.listDeskComments, { query: { take: 200 } })
  expect(content.find(({ author }) => author === 'Nermin T.')).toMatchObject({
    themes: { cleanliness: 5, value: 3 },
    party: 'family',
  })
  expect(content.find(({ author }) => author === 'Eski K.')).toMatchObject({ themes: null, party: null })
})

test('a villa that nobody has rated has an empty summary', async () => {
  const house = await product.villa()
  expect(await product.api(villaComments, { params: { slug: house.slug }, query: {} })).toMatchObject({
    total: 0,
    summary: { spread: [0, 0, 0, 0, 0], themes: { value: null }, parties: { family: 0 } },
  })
})

test('comments stand ten a page for staff and twenty on the site; they are the agency’s alone to judge', async () => {
  const staff = await product.signIn('ADMIN')
  const now = product.clock.now.getTime()
  const rows = Array.from({ length: 21 }, (_, n) => ({
    ...{ villaId: villa.id, author: 'Elif K.', text: 'Güzeldi.', language: 'tr' as const, rating: 5, active: true },
    createdAt: new Date(now - n * 1000),
  }))
  const [first] = await product.db.insert(comment).values(rows).returning({ id: comment.id })
  expect((await staff.api(calls.listDeskComments, { query: {} })).content).toHaveLength(10)
  expect((await product.api(listComments, { query: {} })).content).toHaveLength(20)
  const params = { id: first?.id ?? 0 }
  const owner = await product.signIn('OWNER')
  for (const [api, status] of [[owner.api, 403] as const, [product.api, 401] as const]) {
    await expect(api(calls.listDeskComments, { query: {} })).rejects.toMatchObject({ status })
    await expect(api(calls.setCommentActivity, { params, body: { active: false } })).rejects.toMatchObject({ status })
    await expect(api(calls.deleteComment, { params })).rejects.toMatchObject({ status })
  }
  const tooLong = { answer: 'x'.repeat(2001), before: '' }
  await expect(staff.api(calls.answerComment, { params, body: tooLong })).rejects.toMatchObject({ status: 400 })
})
