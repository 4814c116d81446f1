/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

const send = async (payload: string, type: string) => {
  const headers = { 'content-type': type }
  const { statusCode, body } = await product.app.inject({
    method: 'POST',
    url: '/v1/website/subscribe',
    payload,
    headers,
  })
  return { status: statusCode, content: JSON.parse(body).content }
}
const EDGE = '----WebKitFormBoundaryq3Zr7'
const inParts = (name: string, value: string, more = '') =>
  send(
    `--${EDGE}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n--${EDGE}--\r\n`,
    `multipart/form-data; boundary=${EDGE}`,
  )

test('an address subscribes as JSON, as a form, and as a form in parts', async () => {
  const json = await send(JSON.stringify({ email: 'bir@example.com' }), 'application/json')
  const form = await send('email=iki%40example.com', 'application/x-www-form-urlencoded')
  expect([json, form, await inParts('email', 'uc@example.com')].map(({ status }) => status)).toEqual([201, 201, 201])
})

test('a second time is told, however it is sent', async () => {
  await inParts('email', 'iki-kez@example.com')
  const again = await inParts('email', 'iki-kez@example.com')
  expect([again.status, again.content.code]).toEqual([409, 'already-subscribed'])
})

test('what is no address, no form or a file is refused and named', async () => {
  const wrong = await inParts('email', 'adres değil')
  expect([wrong.status, Object.keys(wrong.content.fields)]).toEqual([400, ['email']])
  expect(Object.keys((await inParts('mail', 'uc@example.com')).content.fields)).toContain('email')
  expect((await inParts('email', 'x', '; filename="x.txt"')).status).toBe(415)
  expect((await send(`--${EDGE}\r\nbozuk`, `multipart/form-data; boundary=${EDGE}`)).status).toBe(400)
  expect((await send('hiç', 'multipart/form-data')).status).toBe(400)
})
