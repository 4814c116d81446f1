import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aJpeg } from '../../pictures/picture-corpus.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let villa: { id: number }
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
beforeEach(async () => {
  villa = await product.villa()
})
afterAll(() => product.end())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\ntrailer<<>>\n%%EOF\n')
const send = async (payload: Buffer, { by = desk, to = villa.id } = {}) => {
  const answer = await product.app.inject({
    method: 'POST',
    url: `/v1/admin/permits/paper?villa_id=${to}`,
    headers: { authorization: await by.bearer(), 'content-type': 'application/octet-stream' },
    payload,
  })
  return { status: answer.statusCode, content: answer.json().content }
}
const link = async (by = desk) => by.ask('POST', `/v1/admin/villas/${villa.id}/permit/paper/link`)
const open = async (path: string) => product.app.inject({ url: path })

test('a permit’s paper is kept as a PDF or a picture, and opens for two minutes as a download in which nothing runs', async () => {
  expect((await link()).status).toBe(404)
  expect(await send(PDF)).toMatchObject({ status: 201, content: { permit: { fileType: 'application/pdf' } } })
  const { path } = (await link()).body.content
  const answer = await open(path)
  expect(answer.rawPayload.equals(PDF)).toBe(true)
  expect(answer.headers).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' },
    'content-disposition': `attachment; filename="izin-belgesi-${villa.id}.pdf"`,
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await send(await aJpeg(300, 200, 5))).toMatchObject({ content: { permit: { fileType: 'image/webp' } } })
  expect((await open((await link()).body.content.path)).headers['content-type']).toBe('image/webp')
  product.clock.now = new Date(product.clock.now.getTime() + 121_000)
  expect((await open(path)).statusCode).toBe(404)
})

test('what is neither is refused by its content, whatever it calls itself', async () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>')
  for (const bytes of [html, Buffer.from('%PDF-1.7 cut off'), Buffer.concat([html, PDF]), Buffer.from('MZ')])
    expect(await send(bytes)).toMatchObject({ status: 415, content: { code: 'not-a-paper' } })
})

test('it is staff’s alone: no public address has it, no other token opens it, owners get none', async () => {
  await send(PDF)
  const owner = await openDesk(product, 'OWNER')
  expect([(await link(owner)).status, (await send(PDF, { by: owner })).status]).toEqual([403, 403])
  const { path } = (await link()).body.content
  const [, , , token = ''] = path.split('/')
  const other = await product.villa()
  const forged = [token.replace(/^\d+/, String(other.id)), `${token.slice(0, -1)}x`, 'x', '1.2.3', '']
  for (const each of forged) expect((await open(`/v1/paper/${each}`)).statusCode).toBe(404)
  const files = await product.app.inject({ url: '/img/papers/x.paper' })
  expect(files.statusCode).toBe(404)
})

test('it goes with its permit, and when it is taken away', async () => {
  await send(PDF)
  const { path } = (await link()).body.content
  expect((await desk.ask('DELETE', `/v1/admin/villas/${villa.id}/permit/paper`)).body.content.permit.fileType).toBe(
    null,
  )
  expect((await open(path)).statusCode).toBe(404)
  await send(PDF)
  expect((await desk.ask('DELETE', `/v1/admin/villas/${villa.id}/permit`)).status).toBe(200)
  expect((await open(path)).statusCode).toBe(404)
  expect((await send(PDF)).status).toBe(404)
})
