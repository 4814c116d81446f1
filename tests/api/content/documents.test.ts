import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsPage } from '../../../src/features/content/content.contract.ts'
import { sitePage } from '../../../src/features/content/content.table.ts'
import * as desk from '../../../src/features/content/documents/documents.contract.ts'
import type { Client } from '../../../src/kernel/client.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let staff: Client
let token: string
beforeAll(async () => {
  product = await openTestProduct()
  const admin = await product.signIn('ADMIN')
  ;[staff, token] = [admin.api, admin.token]
  const text = { title: { tr: 'Belgelerimiz' }, lead: { tr: '' }, body: { tr: '' }, updatedAt: new Date() }
  await product.db.insert(sitePage).values({ key: 'ourdocuments', ...text })
})
afterAll(() => product.end())

const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n1 0 obj << ${inside} >> endobj\ntrailer\n%%EOF\n`)
const send = async (file: Buffer, title = 'Belge') => {
  const answer = await product.app.inject({
    method: 'POST',
    url: `/v1/admin/ourdocuments?${new URLSearchParams({ title, title_en: 'Paper' })}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: file,
  })
  return { status: answer.statusCode, content: answer.json().content }
}
const fetched = (path: string) => product.app.inject({ method: 'GET', url: path })
const shown = async () => (await product.api(documentsPage)).content.documents

test('a PDF is a download in which nothing runs, under a name of ours', async () => {
  const { status, content } = await send(pdf(), 'İşletme "belgesi"\\../..')
  expect(status).toBe(201)
  const answer = await fetched(content.path)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="isletme-belgesi.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(answer.rawPayload.equals(pdf())).toBe(true)
  expect(await shown()).toMatchObject([{ type: 'application/pdf', bytes: pdf().length }])
})

test('a picture is made anew', async () => {
  const photo = await readFile('seeds/pictures/region-01.webp')
  const { content } = await send(photo, 'Plaket')
  const answer = await fetched(content.path)
  expect(answer.headers['content-type']).toBe('image/webp')
  expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
})

test.each([
  ['HTML that is called a PDF', Buffer.from('<html><script>alert(1)</script></html>')],
  ['HTML with the end of a PDF', Buffer.from('<script>alert(1)</script>%PDF-1.7 %%EOF')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a program', Buffer.from('MZ\u0090\u0000')],
  ['a PDF with a script', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
  ['a PDF that hides its script', pdf('/S /Java#53cript')],
  ['a PDF with a file inside', pdf('/Type /EmbeddedFile')],
])('%s is refused, whatever it is called', async (_, file) => {
  const before = await shown()
  expect(await send(file, 'belge.pdf')).toMatchObject({ status: 415, content: { message: expect.any(String) } })
  expect(await shown()).toEqual(before)
})

test('a document of more than ten megabytes is refused', async () => {
  expect((await send(Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]))).status).toBe(413)
})

test('documents are called otherwise, put in order and deleted with their files', async () => {
  const [first, second] = (await staff(desk.listDocuments)).content
  const ids = [second?.id ?? 0, first?.id ?? 0]
  await staff(desk.orderDocuments, { body: { ids } })
  const title = { tr: 'Vergi levhası', en: 'Tax certificate' }
  await staff(desk.nameDocument, { params: { id: ids[0] ?? 0 }, body: { title, version: 1 } })
  const late = staff(desk.nameDocument, { params: { id: ids[0] ?? 0 }, body: { title, version: 1 } })
  await expect(late).rejects.toMatchObject({ code: 'edited-meanwhile', detail: { now: { title, version: 2 } } })
  expect((await shown()).map((each) => each.title)[0]).toBe('Vergi levhası')
  await staff(desk.deleteDocument, { params: { id: ids[0] ?? 0 } })
  expect((await fetched(second?.path ?? '')).statusCode).toBe(404)
  for (const path of ['/v1/document/0', '/v1/document/x', '/v1/document/99999999999'])
    expect((await fetched(path)).statusCode).toBe(404)
})
