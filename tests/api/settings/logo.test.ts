import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import { sitePage } from '../../../src/features/content/content.table.ts'
import { setting } from '../../../src/features/settings/settings.table.ts'
import { type Mailer, openMailer } from '../../../src/platform/mailer.ts'
import { type MailServer, startMailServer } from '../../mail-server.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

const FILE = 'brand/logo.webp' // the sweep looks at sent pictures only
let server: MailServer
let product: TestProduct
let desk: Desk
beforeAll(async () => {
  server = await startMailServer()
  const mailer: Mailer = openMailer({ smtpUrl: server.url, from: 'Happy <merhaba@happy.test>', folder: '' })
  product = await openTestProduct({ mailer })
  desk = await openDesk(product)
  const background = { r: 12, g: 84, b: 98, alpha: 0.5 }
  const picture = sharp({ create: { width: 600, height: 300, channels: 4, background } })
  await mkdir(`${product.filesFolder}/brand`, { recursive: true })
  await writeFile(`${product.filesFolder}/${FILE}`, await picture.webp().toBuffer())
  const page = { title: { tr: 'Sözleşme' }, lead: { tr: '' }, body: { tr: '# Kira' }, updatedAt: product.clock.now }
  await product.db.insert(sitePage).values({ key: 'rental', ...page })
  await product.db.insert(setting).values({ key: 'brand_logo', value: `/img/${FILE}` })
})
afterAll(async () => {
  await server.stop()
  await product.end()
})

/** The mails that one booking sends, as they came over the wire. */
const mailsOfBooking = async (checkIn: string, checkOut: string) => {
  server.received.length = 0
  await product.book(aWish(await product.villa(), { checkIn, checkOut }))
  await product.later(1)
  return server.received.map(({ raw }) => raw)
}
const pngIn = (raw: string) => {
  const [, data = ''] = /Content-ID: <logo>[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(raw) ?? []
  return sharp(Buffer.from(data, 'base64')).metadata()
}
const pictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image\b/g)?.length ?? 0

test('a letter carries the picture of the agency as a part of itself, with a word for who does not see it', async () => {
  const [raw = ''] = await mailsOfBooking('2027-07-01', '2027-07-08')
  expect(await pngIn(raw)).toMatchObject({ format: 'png', width: 128, height: 64, hasAlpha: true })
  expect(raw).toMatch(/Content-Disposition: inline; filename=logo.png/)
  const html = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')
  expect(html).toMatch(/<img src="cid:logo" width="40" height="40" alt="Logo"/)
  expect(html).not.toContain('/image?url=')
})

test('voucher, contract and the owner’s month carry it too, each once', async () => {
  const owner = await anOwner(product.db)
  const villa = await product.villa({ ownerId: owner.id })
  const { id } = await desk.take(villa, { status: 'CONFIRMED', reason: 'Nakit ödedi' })
  const { content } = (await desk.ask('POST', `/v1/admin/reservations/${id}/papers/link`, undefined, null)).body
  const printed = async (kind: string) =>
    pictures((await product.app.inject({ url: `${content.path}/${kind}.pdf` })).rawPayload)
  const month = await desk.ask('GET', `/v1/admin/owners/${owner.id}/statement/pdf?month=2027-02`)
  const images = await printed('voucher')
  expect([images > 0, await printed('contract')]).toEqual([true, images])
  expect(pictures(Buffer.from(month.body.content.data, 'base64'))).toBe(images)
})

test('a picture that is gone leaves letters and papers as they were without one', async () => {
  await rm(`${product.filesFolder}/${FILE}`)
  const [raw = ''] = await mailsOfBooking('2027-08-01', '2027-08-08')
  expect(raw).not.toMatch(/cid:logo|Content-ID|image\?url/)
  const villa = await product.villa()
  const { id } = await desk.take(villa, { status: 'CONFIRMED', reason: 'Nakit ödedi' })
  const { content } = (await desk.ask('POST', `/v1/admin/reservations/${id}/papers/link`, undefined, null)).body
  const { rawPayload } = await product.app.inject({ url: `${content.path}/voucher.pdf` })
  expect([rawPayload.subarray(0, 5).toString(), pictures(rawPayload)]).toEqual(['%PDF-', 0])
})
